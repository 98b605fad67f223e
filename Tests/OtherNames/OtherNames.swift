/// A name that SwiftUI has, too, in a module that tests can import everywhere.
public struct Form {}
/// Another such name.
public struct Section {}
/// Another such name.
public struct TextField {}
/// Another such name.
public struct List {}
/// Another such name.
public struct Table {}
