/// The act of following a link: to write a letter, to call, or to open a page.
package enum LinkAction: Sendable {
  case write, call, open
}
