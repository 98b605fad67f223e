import Foundation

extension Words {
  /// Messages beside a row, or about it.
  public struct Messages: Sendable {
    /// Secrets and files are not sent again with the rest.
    public let notSentAgain: String
    /// The caption of an entry whose row is no longer on the page.
    public let entered: String
    /// A change is being sent.
    public let saving: String
    /// A change was stored.
    public let saved: String
    /// A change could not be sent.
    public let unsaved: String
    /// The server has not answered yet; shown in the space that is kept for a drawer.
    public let waiting: String
    /// The server did not answer.
    public let unreached: String
    /// The button that sends a request again, beside that message.
    public let retry: String
    /// A change of `{field}` was stored.
    public let changed: Phrase
    /// The change in the same line cannot be undone, because its old value is not known here.
    public let forGood: String
    /// A change of `{field}` was undone.
    public let restored: Phrase
    /// The action of the button `{field}` is done.
    public let done: Phrase

    /// The texts that the script shows on a record's page, as JSON.
    var json: String { json(saving: saving, saved: saved) }

    /// The script's texts on a new record's page, with empty texts for saving and saved.
    var newRecordJSON: String { json(saving: "", saved: "") }

    private func json(saving: String, saved: String) -> String {
      Messages.json([
        "saving": saving, "saved": saved, "unsaved": unsaved, "unreached": unreached,
        "retry": retry, "waiting": waiting,
      ])
    }

    /// The texts that the script shows on a list's page, as JSON.
    public var listJSON: String { Messages.json(["unreached": unreached, "waiting": waiting]) }

    private static func json(_ messages: [String: String]) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      do {
        return String(decoding: try encoder.encode(messages), as: UTF8.self)
      } catch {
        preconditionFailure("A dictionary of strings cannot be written as JSON: \(error)")
      }
    }
  }
}
