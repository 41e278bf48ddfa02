/// The tokens of a condition's text in order, up to the first character that has no meaning in one: what stands around a
/// fault shows what was meant. Linear in the text.
package func conditionPieces(_ bytes: [UInt8]) -> [Range<Int>] {
    var lexer = ConditionLexer(bytes)
    var pieces: [Range<Int>] = []
    while let token = try? lexer.next(), token.kind != .end { pieces.append(token.range) }
    return pieces
}
