import FoldoutForms
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
    TextField("Title", \.title).id(Key.title).heard(.editing)
    TextField("Text", \.text).id(Key.text).heard(.typing)
  }
  // Two sections of one title.
  Section("Text") {
    TextField("Characters left", \.left).id(Key.left)
    TextField("Signature", \.signature).id(Key.signature)
  }
}

let host = try WebHost(form, value: Message(), onEvent: { event in await hear(event) })

/// Counts what is typed, and signs for those who begin with the title.
@MainActor func hear(_ event: FieldEvent) async {
  switch (event, Key(rawValue: event.field.name)) {
  case (.typed(_, let text), .text):
    try? await host.set(Key.left, to: .text("\(160 - text.count)"))
  case (.began, .title):
    try? await host.set(Key.signature, to: .text("Best wishes"))
  case (.typed, _), (.began, _): break
  }
}

try await host.run()
