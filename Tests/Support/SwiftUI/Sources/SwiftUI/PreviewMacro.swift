#if SWIFTUI_PREVIEWS
/// A preview: its body is type-checked, and nothing comes of it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PreviewMacro", type: "PreviewMacro")
#endif
