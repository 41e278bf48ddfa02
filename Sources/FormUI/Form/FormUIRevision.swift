/// The agreement between generated views and FormUI.
///
/// Generated views name it in a private alias, so that one made for another revision fails to compile with an error that
/// says what to do: `cannot find type 'FormUIRevision1OrRegenerateWithTheSameFormc' in scope`.
public enum FormUIRevision1OrRegenerateWithTheSameFormc: Sendable {}
