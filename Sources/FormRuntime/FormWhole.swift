nonisolated extension Int {
    /// A whole number that a decoder gave as a floating-point one; nil if it has a fraction or does not fit.
    ///
    /// Not `Int(exactly:)`: without optimisation that pulls in libm, which a program without Foundation does not link.
    init?(formWhole value: Double) {
        guard value >= -0x1p63, value < 0x1p63 else { return nil }
        let whole = Int(value)
        if Double(whole) != value { return nil }
        self = whole
    }
}
