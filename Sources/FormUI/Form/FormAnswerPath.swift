/// Where in a form an answer stands: `\.name`.
public typealias FormAnswerPath<Model, Answer> = any WritableKeyPath<Model, Answer> & Sendable
