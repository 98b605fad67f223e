/// A key path to a property that a field edits, which may be passed between threads.
public typealias PropertyPath<Record, Property> = any WritableKeyPath<Record, Property> & Sendable
