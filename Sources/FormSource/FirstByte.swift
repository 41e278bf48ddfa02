/// The place of the first such byte at or after `start`; sixteen bytes a step, since files are long and such bytes rare.
package func firstByte(_ wanted: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    // Unsafe: sixteen bytes are loaded only where that many are left; `raw` checks no bounds of single bytes in release.
    bytes.withUnsafeBytes { raw in
        var at = start
        let lane = SIMD16<UInt8>(repeating: wanted)
        while at + 16 <= raw.count, !any(raw.loadUnaligned(fromByteOffset: at, as: SIMD16<UInt8>.self) .== lane) {
            at += 16
        }
        while at < raw.count {
            if raw[at] == wanted { return at }
            at += 1
        }
        return nil
    }
}
