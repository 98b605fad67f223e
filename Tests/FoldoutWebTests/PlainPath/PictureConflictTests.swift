import FoldoutForms
import FoldoutRecords
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// Two people who change one picture: neither picture is lost, and no button offers to lose one.
@Suite struct PictureConflictTests {
  private let address = "/t/everything/1"
  /// Another complete picture than the stored one.
  private let other = Array(
    Data(base64Encoded: "R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==") ?? Data())

  private func chosen(_ stored: [UInt8]?) -> (Visitor, MemoryStore) {
    var value = Everything()
    value.photo = stored
    value.agreed = true
    return EveryField.visitor(value)
  }

  /// Expects that the message under the row offers only Keep, and no removal or replacement.
  private func expectOnlyKeep(_ html: String) throws {
    let line = try PageReader.element(html)
    #expect(line.all("button").compactMap { $0["name"] } == ["~keep.photo"])
    #expect(!line.text.contains("“-”"))
  }

  @Test(
    "Of two conflicting pictures the stored one is kept, and either can be chosen",
    arguments: [true, false])
  func oneOfTwoPicturesIsKept(byScript: Bool) async throws {
    let (visitor, store) = chosen(EveryField.picture)
    let more: HTTPFields = byScript ? Visitor.script : [:]
    let answer = await visitor.upload(
      address, [("~original.photo", "n")], file: ("photo", other), more)
    #expect(answer.code == 409)
    #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
    let sentence = """
      Photo was changed elsewhere while this page was open: it is now “PNG, 68 bytes”, and you chose \
      “GIF, 43 bytes”. Nothing was overwritten: keep what is there, or choose again.
      """
    #expect(answer.text.contains(sentence))
    guard !byScript else {
      let line = try WireBatch(answer.body).ops.compactMap { operation -> String? in
        if case .error("r-photo", let html) = operation { html } else { nil }
      }
      return try expectOnlyKeep(try #require(line.first))
    }
    let line = try #require(try PageReader.page(answer).byID("e-photo"))
    #expect(line.all("button").compactMap { $0["name"] } == ["~keep.photo"])
    // Keep keeps the stored picture, and so does saving the form unchanged.
    for button in ["~keep.photo", nil] {
      #expect(try await visitor.send(answer, pressing: button).code == 303)
      #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
    }
    // A picture chosen again replaces the one that the conflict showed.
    let pairs = try FilledForm(answer).pairs().filter { $0.0 != "photo" && !$0.0.isEmpty }
    let again = await visitor.upload(address, pairs, file: ("photo", other))
    #expect(again.code == 303)
    #expect(try await store.cell("photo", in: "everything") == .blob(other))
  }

  @Test("A picture that somebody removed is reported as removed")
  func aRemovedPictureIsSaidToBe() async throws {
    let (visitor, store) = chosen(nil)
    let token = ("~original.photo", Token(.blob(other)).text)
    let answer = await visitor.upload(address, [token], file: ("photo", EveryField.picture))
    #expect(answer.code == 409)
    #expect(answer.text.contains("it is now “No picture”, and you chose “PNG, 68 bytes”"))
    #expect(try await store.cell("photo", in: "everything") == .null)
  }

  /// Even if the person meant to remove a picture, the conflict does not offer to remove another
  /// one.
  @Test("A conflict over a picture does not offer to remove somebody else's")
  func removingIsNoOfferEither() async throws {
    let (visitor, store) = chosen(EveryField.picture)
    let answer = await visitor.post(
      address, [("~clear.photo", "1"), ("~original.photo", Token(.blob(other)).text)])
    #expect(answer.code == 409)
    #expect(answer.text.contains("and you chose “No picture”"))
    let line = try #require(try PageReader.page(answer).byID("e-photo"))
    #expect(line.all("button").compactMap { $0["name"] } == ["~keep.photo"])
    #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
    // The drawer's own button removes it, now that it was shown.
    #expect(try await visitor.send(answer, pressing: "~clear.photo").code == 303)
    #expect(try await store.cell("photo", in: "everything") == .null)
  }

  @Test("Undo of a picture that changed again is refused and names the present one")
  func whatCannotBeTakenBackSaysWhatIsThere() async throws {
    let (visitor, store) = chosen(EveryField.picture)
    let answer = await visitor.post(
      address, [("~undo.photo", "n"), ("~theirs.photo", Token(.blob(other)).text)], Visitor.script)
    #expect(answer.code == 409)
    #expect(answer.text.contains("has been changed again, to “PNG, 68 bytes”"))
    #expect(try await store.cell("photo", in: "everything") == .blob(EveryField.picture))
  }

  @Test("A picture that the store altered is described by its type and size")
  func whatTheStoreMadeOfAPictureIsSaid() async throws {
    let (visitor, _) = chosen(EveryField.picture)
    let page = await visitor.get("\(address)?altered=photo")
    #expect(page.text.contains("changed Photo to “PNG, 68 bytes”"))
    let none = await chosen(nil).0.get("\(address)?altered=photo")
    #expect(none.text.contains("changed Photo to “No picture”"))
  }
}
