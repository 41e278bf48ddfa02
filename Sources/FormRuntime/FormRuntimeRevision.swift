/// The agreement between generated code and this runtime.
///
/// Generated files name it in a private alias, so that one made for another revision fails to compile with an error
/// that says what to do: `cannot find type 'FormRuntimeRevision1OrRegenerateWithTheSameFormc' in scope`.
nonisolated public enum FormRuntimeRevision1OrRegenerateWithTheSameFormc: Sendable {}
