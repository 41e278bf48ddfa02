import FormCompiler
import FormSource

/// The specs of all explanations, which show every diagnostic: seeds for `spec` that cannot go stale.
package func explanationSeeds() -> [(name: String, bytes: [UInt8])] {
    Explanation.all.flatMap { explanation in
        [
            (explanation.id.name + ".failing", explanation.failingBytes),
            (explanation.id.name + ".mended", Array(explanation.mended.utf8)),
        ]
    }
}
