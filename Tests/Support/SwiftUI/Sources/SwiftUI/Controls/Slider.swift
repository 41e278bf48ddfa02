public struct Slider<Label: View, ValueLabel: View>: View, ElementView {
    private let label: Label
    private let ends: [ValueLabel]
    private let value: @MainActor () -> Double
    private let set: @MainActor (Double) -> Void
    private let bounds: ClosedRange<Double>

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?, label: Label, ends: [ValueLabel]
    ) where V.Stride: BinaryFloatingPoint {
        self.label = label
        self.ends = ends
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        self.bounds = low...high
        self.value = { Double(value.wrappedValue) }
        set = { wanted in
            let within = min(max(wanted, low), high)
            guard let step = step, step > 0 else { return value.wrappedValue = V(within) }
            value.wrappedValue = V(min(low + ((within - low) / step).rounded() * step, high))
        }
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), ends: [minimumValueLabel(), maximumValueLabel()])
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label: label(), ends: [minimumValueLabel(), maximumValueLabel()])
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.slider, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        element.children = ends.enumerated().flatMap { position, end in
            end.elements(in: context.appending(.position(position)))
        }
        let number = FloatingPointFormatStyle<Double>.number.locale(context.environment.locale)
        element.value = number.format(value())
        element.detail = "\(number.format(bounds.lowerBound)) to \(number.format(bounds.upperBound))"
        element.actions.slide = set
        return element
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), ends: [])
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label: label(), ends: [])
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: EmptyView(), ends: [])
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label: EmptyView(), ends: [])
    }
}
