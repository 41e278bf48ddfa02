import FormRuntime

/// A list with one option more than a word has bits.
enum Wide: FormChoice {
    case w0
    case w1
    case w2
    case w3
    case w4
    case w5
    case w6
    case w7
    case w8
    case w9
    case w10
    case w11
    case w12
    case w13
    case w14
    case w15
    case w16
    case w17
    case w18
    case w19
    case w20
    case w21
    case w22
    case w23
    case w24
    case w25
    case w26
    case w27
    case w28
    case w29
    case w30
    case w31
    case w32
    case w33
    case w34
    case w35
    case w36
    case w37
    case w38
    case w39
    case w40
    case w41
    case w42
    case w43
    case w44
    case w45
    case w46
    case w47
    case w48
    case w49
    case w50
    case w51
    case w52
    case w53
    case w54
    case w55
    case w56
    case w57
    case w58
    case w59
    case w60
    case w61
    case w62
    case w63
    case w64

    typealias Bits = FormWideBits
    static let choiceTable = FormChoiceTable(
        """
        w0\tOption 0
        w1\tOption 1
        w2\tOption 2
        w3\tOption 3
        w4\tOption 4
        w5\tOption 5
        w6\tOption 6
        w7\tOption 7
        w8\tOption 8
        w9\tOption 9
        w10\tOption 10
        w11\tOption 11
        w12\tOption 12
        w13\tOption 13
        w14\tOption 14
        w15\tOption 15
        w16\tOption 16
        w17\tOption 17
        w18\tOption 18
        w19\tOption 19
        w20\tOption 20
        w21\tOption 21
        w22\tOption 22
        w23\tOption 23
        w24\tOption 24
        w25\tOption 25
        w26\tOption 26
        w27\tOption 27
        w28\tOption 28
        w29\tOption 29
        w30\tOption 30
        w31\tOption 31
        w32\tOption 32
        w33\tOption 33
        w34\tOption 34
        w35\tOption 35
        w36\tOption 36
        w37\tOption 37
        w38\tOption 38
        w39\tOption 39
        w40\tOption 40
        w41\tOption 41
        w42\tOption 42
        w43\tOption 43
        w44\tOption 44
        w45\tOption 45
        w46\tOption 46
        w47\tOption 47
        w48\tOption 48
        w49\tOption 49
        w50\tOption 50
        w51\tOption 51
        w52\tOption 52
        w53\tOption 53
        w54\tOption 54
        w55\tOption 55
        w56\tOption 56
        w57\tOption 57
        w58\tOption 58
        w59\tOption 59
        w60\tOption 60
        w61\tOption 61
        w62\tOption 62
        w63\tOption 63
        w64\tOption 64
        """)
}

struct WideForm: FormModel {
    var picks: FormSelection<Wide>

    enum Field: FormField {
        case picks

        static let fieldTable = FormFieldTable(
            """
            Wide\tWide\tform
            picks\tPicks\tselection\tmax=64
            """)
    }

    init(picks: FormSelection<Wide> = []) { self.picks = picks }
    init() { self.init(picks: []) }
    func visit(_ visitor: inout FormVisitor) { visitor.selection(picks) }
    mutating func fill(_ filler: inout FormFiller) { filler.selection(&picks) }
}

/// Reproducible random numbers (SplitMix64).
struct Numbers: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
