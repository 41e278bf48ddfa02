extension Snippet {
    /// What SwiftUI's compiler takes, without a warning.
    static let right: [Snippet] =
        rightControlsOfFormUI + rightViews + rightControls + rightModifiers + rightTypes + rightAtLevels

    // MARK: Views and their builders

    private static let rightViews: [Snippet] = [
        .view(""),
        .view(#"if flag { Text("a") } else if number > 1 { Image("b") } else { EmptyView() }"#),
        .view(#"switch fruit { case .apple: Text("a"); case .banana: Color.red }"#),
        .view(#"let words = text + "b"; Text(words)"#),
        .view(#"if let maybe { Text(maybe.rawValue) }"#),
        .view((0..<14).map { "Text(\"\($0)\")" }.joined(separator: "\n")),
        .view(#"if #available(iOS 18, macOS 15, *) { Text("new") } else { Text("old") }"#),
        .view(
            #"Text("\(number) of \(amount, format: .percent) \(text) \(Text("bold").bold()) \(date, style: .time)")"#),
        .view(
            #"Text(amount, format: .currency(code: "EUR")) + Text(verbatim: text).font(.caption).foregroundColor(.red)"#
        ),
        .view(#"Text(date, format: .dateTime.day().month()); Text(AttributedString("a")); Text(text)"#),
        .view(#"ForEach(Fruit.allCases) { Text($0.rawValue).tag($0) }"#),
        .view(#"ForEach(0..<3) { Text("\($0)") }; ForEach(path, id: \.self) { Text("\($0)") }"#),
        .view(#"ForEach($list) { $fruit in Toggle("a", isOn: .constant(fruit == .apple)) }"#),
        .view(#"ForEach(Array(list.enumerated()), id: \.offset) { Text("\($0.offset) \($0.element.rawValue)") }"#),
        .view(#"Group { Text("a"); Text("b") }.padding()"#),
        .view(#"HStack(alignment: .firstTextBaseline, spacing: 4) { Text("a"); Spacer(minLength: 0); Divider() }"#),
        .view(
            #"VStack(alignment: .leading) { ZStack(alignment: .topTrailing) { Color.clear; Circle().fill(.tint) } }"#),
        .view(#"Grid { GridRow { Text("a").gridCellColumns(2) } }"#),
        .view(
            #"LazyVGrid(columns: Array(repeating: GridItem(.flexible(), alignment: .leading), count: 2)) { Text("a") }"#
        ),
        .view(#"ViewThatFits(in: .horizontal) { HStack { Text("a") }; VStack { Text("a") } }"#),
        .view(
            #"let layout = flag ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading)); layout { Text("a") }"#
        ),
        .view(
            #"GeometryReader { Text("\($0.size.width)") }; ScrollViewReader { proxy in Button("a") { proxy.scrollTo(3) } }"#
        ),
        .view(#"ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("a") } }"#),
        .view(
            #"Form { Section { Text("a") } header: { Text("b") } footer: { Text("c") }; Section("d") { Text("e") } }"#),
        .view(#"List(selection: $fruits) { ForEach(Fruit.allCases) { Text($0.rawValue) }.onDelete { _ in } }"#),
        .view(#"List(Fruit.allCases) { Text($0.rawValue) }.listStyle(.plain)"#),
        .view(
            #"AsyncImage(url: URL(string: text)) { phase in if let image = phase.image { image.resizable() } else if phase.error != nil { Text("no") } else { ProgressView() } }"#
        ),
        .view(#"AnyView(Text("a")); Label("a", systemImage: "star"); Label { Text("a") } icon: { Image("b") }"#),
    ]

    // MARK: Controls

    private static let rightControls: [Snippet] = [
        .view(
            #"Toggle("a", isOn: $flag); Toggle(isOn: $flag) { Text("a"); Text("b") }.toggleStyle(.button).tint(.red)"#),
        .view(#"Toggle("all", sources: [$flag, $flag], isOn: \.self)"#),
        .view(#"TextField("a", text: $text, prompt: Text("b"), axis: .vertical).lineLimit(3...6)"#),
        .view(#"TextField("a", value: $number, format: .number); TextField(text, value: $amount, format: .percent)"#),
        .view(#"SecureField("a", text: $text); TextEditor(text: $text).frame(minHeight: 80)"#),
        .view(
            #"Picker("a", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented)"#
        ),
        .view(
            #"Picker("a", selection: $maybe) { Text("none").tag(Fruit?.none); ForEach(Fruit.allCases) { Text($0.rawValue).tag(Optional($0)) } }"#
        ),
        .view(
            #"Picker(selection: $fruit) { Text("a").tag(Fruit.apple) } label: { Label("a", systemImage: "b") }.pickerStyle(.navigationLink)"#
        ),
        .view(
            #"Stepper("a", value: $number, in: 0...10, step: 2); Stepper(value: $amount, in: 0...1, step: 0.1) { Text("b") }"#
        ),
        .view(#"Stepper { Text("a") } onIncrement: { number += 1 } onDecrement: { number -= 1 }"#),
        .view(
            #"Slider(value: $amount, in: 0...10, step: 1) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("10") }"#
        ),
        .view(
            #"DatePicker("a", selection: $date, in: ...Date.now, displayedComponents: [.date]).datePickerStyle(.graphical)"#
        ),
        .view(
            #"Button("a", role: .destructive) { number += 1 }; Button(action: {}) { Image(systemName: "b") }.buttonStyle(.plain)"#
        ),
        .view(
            #"LabeledContent("a", value: text); LabeledContent("a", value: number, format: .number); LabeledContent { Text("a") } label: { Text("b") }"#
        ),
        .view(
            #"DisclosureGroup("a", isExpanded: $flag) { Text("b") }; GroupBox("c") { Text("d") }; Menu("e") { Button("f") {} }"#
        ),
        .view(
            #"NavigationStack(path: $path) { NavigationLink("a", value: 3).navigationDestination(for: Int.self) { Text("\($0)") } }"#
        ),
        .view(
            #"NavigationStack { NavigationLink { Text("a") } label: { Text("b") }.navigationTitle("c").navigationBarTitleDisplayMode(.inline) }"#
        ),
        .view(
            #"Text("a").toolbar { ToolbarItem(placement: .confirmationAction) { Button("b") {} }; if flag { ToolbarItemGroup { Text("c") } } }"#
        ),
        .view(#"if let date = Binding($maybeDate) { DatePicker("a", selection: date) }"#),
        .view(#"Toggle("a", isOn: Binding(get: { maybeDate != nil }, set: { maybeDate = $0 ? .now : nil }))"#),
    ]

    // MARK: Modifiers

    private static let rightModifiers: [Snippet] = [
        .view(
            #"Text("a").font(.body.bold()).foregroundStyle(flag ? .primary : .secondary).multilineTextAlignment(.leading)"#
        ),
        .view(#"Text("a").foregroundStyle(flag ? AnyShapeStyle(.tint) : AnyShapeStyle(.red.opacity(0.5)))"#),
        .view(
            #"Text("a").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal).padding([.top, .leading], 4)"#
        ),
        .view(
            #"Text("a").background(.red, in: Capsule()).overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(.tint, lineWidth: 2) }"#
        ),
        .view(#"Text("a").background { Color.red }.overlay(alignment: .topTrailing) { Circle() }.clipShape(Circle())"#),
        .view(#"Text("a").contentShape(Rectangle()).onTapGesture { flag.toggle() }.opacity(flag ? 1 : 0.4)"#),
        .view(
            #"TextField("a", text: $text).focused($focus, equals: .name).submitLabel(.next).onSubmit { focus = .age }"#),
        .view(
            #"TextField("a", text: $text).focused($isFocused).autocorrectionDisabled().textInputAutocapitalization(.never)"#
        ),
        .view(
            #"Text("a").environment(\.locale, Locale(identifier: "de")).transformEnvironment(\.isEnabled) { $0 = false }"#
        ),
        .view(#"Text("a").onAppear { flag = true }.onDisappear { flag = false }.task { await wait(); text = "b" }"#),
        .view(#"Text("a").task(id: number) { await wait(); number += 1 }"#),
        .view(
            #"Text("a").sheet(isPresented: $flag) { Text("b").presentationDetents([.medium]) }.sheet(item: $maybe) { Text($0.rawValue) }"#
        ),
        .view(#"Text("a").alert("b", isPresented: $flag) { Button("c", role: .cancel) {} } message: { Text("d") }"#),
        .view(
            #"List { Text("a").badge(3).listRowSeparator(.hidden).listRowInsets(EdgeInsets()) }.searchable(text: $text, prompt: "b")"#
        ),
        .view(
            #"Text("a").accessibilityLabel("b").accessibilityValue(Text("c")).accessibilityHint(text).accessibilityAddTraits([.isButton, .isSelected])"#
        ),
        .view(
            #"Text("a").accessibilityElement(children: .combine).accessibilityIdentifier("b").accessibilityAction(named: "c") {}"#
        ),
        .view(
            #"Text("a").accessibilityRepresentation { Toggle("a", isOn: $flag) }.accessibilityLabeledPair(role: .label, id: 1, in: space)"#
        ),
        .view(
            #"Text("a").animation(.default, value: flag).transition(.opacity.combined(with: .move(edge: .top))).id(number)"#
        ),
        .view(#"Button("a") { withAnimation(.easeInOut(duration: 0.2)) { flag.toggle() } }"#),
        .view(
            #"Text("a").alignmentGuide(.firstTextBaseline) { $0[.bottom] }.fixedSize(horizontal: false, vertical: true).layoutPriority(1)"#
        ),
        .view(
            #"Text("a").labelsHidden().help("b").disabled(flag).tint(nil).controlSize(.small).dynamicTypeSize(...DynamicTypeSize.xxLarge)"#
        ),
    ]

    // MARK: Of one level

    private static let rightAtLevels: [Snippet] = [
        .view(#"Text("a").onChange(of: text) { number = $0.count }"#),
        .view(
            #"Text("a").onChange(of: text) { old, new in number = old.count + new.count }.onChange(of: flag) { number = 0 }"#,
            .only18),
        .view(
            #"Group(subviews: Text("a")) { ForEach($0) { $0.containerValues.tag(for: Int.self) == nil ? $0 : $0 } }"#,
            .only18),
        .view(
            #"ForEach(subviews: Text("a").tag(1)) { subview in if subview.containerValues.hasTag(1) { subview } }"#,
            .only18),
        .view(
            #"Text("a").selectionDisabled(flag).accessibilityAddTraits(.isToggle).tag(1, includeOptional: false)"#,
            .only18),
    ]
}
