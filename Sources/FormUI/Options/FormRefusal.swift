/// A tap that was refused, until the next one that is not.
struct FormRefusal<Tag: Hashable>: Equatable {
    /// What was to be chosen; nil for all.
    var tag: Tag?
    var max: Int
    /// Tells one refusal from the same one again.
    var attempt: Int
}

extension FormControlTexts {
    func refusal<Tag>(_ refusal: FormRefusal<Tag>) -> String {
        refusal.tag == nil ? refusalOfAll(max: refusal.max) : self.refusal(max: refusal.max)
    }
}
