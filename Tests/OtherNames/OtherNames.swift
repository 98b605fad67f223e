// Names that SwiftUI has, too, in a module that tests can import everywhere.

public struct Form<Content> { public init(_ content: () -> Content) {} }
public struct Section<Content> { public init(_ title: String, _ content: () -> Content) {} }
public struct TextField { public init(_ title: String, _ text: String) {} }
public struct List<Content> { public init(_ content: () -> Content) {} }
public struct Table { public init() {} }
