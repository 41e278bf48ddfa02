@_spi(Reflection) import Swift

/// A dynamic property of the stub's own, which asks the host for what it stands for.
package protocol InstalledProperty: DynamicProperty {
    @MainActor mutating func install(_ name: String, in context: RenderContext)
}

extension ViewHost {
    /// Connects the dynamic properties of a view, a modifier or a style with what they stand for, in the copy given.
    package func install<Owner>(_ owner: inout Owner, in context: RenderContext) {
        let fields = dynamicFields(of: Owner.self)
        if fields.isEmpty { return }
        withUnsafeMutablePointer(to: &owner) { pointer in
            for field in fields {
                install(field, at: UnsafeMutableRawPointer(pointer).advanced(by: field.offset), in: context)
            }
        }
    }

    private func install(_ field: DynamicField, at address: UnsafeMutableRawPointer, in context: RenderContext) {
        func open<Property: DynamicProperty>(_ type: Property.Type) {
            let property = address.assumingMemoryBound(to: type)
            if var installed = property.pointee as? any InstalledProperty {
                installed.install(field.name, in: context)
                if let installed = installed as? Property { property.pointee = installed }
            } else {
                install(&property.pointee, in: context.appending(.name(field.name)))
            }
            property.pointee.update()
        }
        open(field.type)
    }

    private func dynamicFields<Owner>(of type: Owner.Type) -> [DynamicField] {
        if let known = dynamicFields[ObjectIdentifier(type)] { return known }
        var fields: [DynamicField] = []
        _ = _forEachField(of: type) { name, offset, type, _ in
            if let type = type as? any DynamicProperty.Type {
                fields.append(DynamicField(name: String(cString: name), offset: offset, type: type))
            }
            return true
        }
        dynamicFields[ObjectIdentifier(type)] = fields
        return fields
    }
}

/// A stored property that is dynamic, and where it lies.
struct DynamicField {
    var name: String
    var offset: Int
    var type: any DynamicProperty.Type
}
