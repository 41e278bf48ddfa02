/// The tags in what SwiftUI keeps of a view, found by the name under which it keeps them: the value of a case `tagged`.
/// It looks no deeper and no longer than such a thing needs.
struct FormReflectedTags {
    private(set) var tags: [Any] = []
    private var isLeft = 400

    init(_ value: Any) { search(value, depth: 6) }

    private mutating func search(_ value: Any, depth: Int) {
        for child in Mirror(reflecting: value).children where isLeft > 0 {
            isLeft -= 1
            if child.label == "tagged" {
                tags.append(child.value)
            } else if depth > 0 {
                search(child.value, depth: depth - 1)
            }
        }
    }
}
