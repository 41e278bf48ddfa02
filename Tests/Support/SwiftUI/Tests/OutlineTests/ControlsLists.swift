// It has the shape of generated code.
// swift-format-ignore-file

import FormRuntime

/// A list with an exclusive option and a retired one.
enum Fruit: FormChoice {
    case apple
    case banana
    case cherry
    case durian
    case none_

    static let choiceTable = FormChoiceTable(
        """
        apple\tApple\tsymbol=apple.logo\talt=An apple\tlabel@ja=りんご\tgroup=Pome\tgroup@ja=仁果\tdescription=Red or *green*
        banana\tBanana
        cherry\tCherry\turl=https://example.com/c.png?a=b
        durian\tDurian\tretired
        none\tNone of these\texclusive
        """)
}
