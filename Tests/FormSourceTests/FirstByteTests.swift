import FormSource
import Testing

/// Looking for a byte, sixteen at a time.
@Suite struct FirstByteTests {
    @Test(arguments: [0, 1, 15, 16, 17, 31, 32, 33, 50])
    func itIsFoundWhereverItStands(_ length: Int) {
        for place in 0..<length {
            var bytes = [UInt8](repeating: 0x20, count: length)
            bytes[place] = 0x23
            #expect(firstByte(0x23, in: bytes, from: 0) == place)
            #expect(firstByte(0x23, in: bytes, from: place) == place)
            #expect(firstByte(0x23, in: bytes, from: place + 1) == nil)
        }
        #expect(firstByte(0x23, in: [UInt8](repeating: 0x20, count: length), from: 0) == nil)
    }
}
