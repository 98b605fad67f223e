import Foundation

extension Words {
  /// Messages beside a row, or about it.
  public struct Signs: Sendable {
    /// Secrets and files are not sent again with the rest.
    public let notSentAgain: String
    /// Before what was entered, where there is no row left for it to stand in.
    public let entered: String
    /// A change is on its way.
    public let saving: String
    /// A change was stored.
    public let saved: String
    /// A change could not be sent.
    public let unsaved: String
    /// No answer came.
    public let unreached: String
    /// The button beside it that sends again.
    public let retry: String
    /// A change of `{field}` was stored.
    public let changed: Phrase
    /// The change said before it cannot be undone from here: nothing has the old value.
    public let forGood: String
    /// A change of `{field}` was taken back.
    public let restored: Phrase
    /// The button `{field}` has done its work.
    public let done: Phrase

    /// The words that the script shows by itself on a record's page.
    var json: String { json(saving: saving, saved: saved) }

    /// The same without a word for what is stored, where nothing is.
    var quietJSON: String { json(saving: "", saved: "") }

    private func json(saving: String, saved: String) -> String {
      Signs.json([
        "saving": saving, "saved": saved, "unsaved": unsaved, "unreached": unreached,
        "retry": retry,
      ])
    }

    /// The words that it shows by itself on a list's page.
    public var listJSON: String { Signs.json(["unreached": unreached]) }

    private static func json(_ signs: [String: String]) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      do {
        return String(decoding: try encoder.encode(signs), as: UTF8.self)
      } catch {
        preconditionFailure("A dictionary of texts is what JSON can hold: \(error)")
      }
    }
  }
}
