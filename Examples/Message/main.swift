import FoldoutWeb

enum Key: String { case text, title, left, signature }

struct Message: Sendable {
  var title = ""
  var text = ""
  var left = "160"
  var signature = ""
}

let form = Form<Message>("Message") {
  Section("Text") {
    TextField("Title", \.title).id(Key.title).notifying(.editing)
    TextField("Text", \.text).id(Key.text).notifying(.typing)
  }
  // Two sections can have the same title.
  Section("Text") {
    TextField("Characters left", \.left).id(Key.left)
    TextField("Signature", \.signature).id(Key.signature)
  }
}

let host = try WebHost(form, value: Message(), onEvent: { event in await answer(event) })

/// Counts the characters left, and fills in the signature when somebody begins to edit the title.
@MainActor func answer(_ event: FormEvent<Message>) async {
  do {
    if let text = event.typed(\.text) {
      try await host.program.set(\Message.left, to: "\(160 - text.count)")
    }
    if event.began(\.title) {
      try await host.program.set(\Message.signature, to: "Best wishes")
    }
  } catch {
    // An event is not answered on the page, so print the failure for the program's own log.
    print("After \(event.event): \(error)")
  }
}

try await host.run()
