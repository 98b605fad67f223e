import BrowserDriver
import Foundation

/// Takes pictures of the running program: of every screen and every open editor, on a phone and
/// on a desktop, light and dark.
///
///     swift run Pictures FOLDOUT FOLDER
///
/// `FOLDOUT` is the built program. The README's pictures are two of these.
@main
enum Pictures {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      print("usage: Pictures FOLDOUT FOLDER")
      exit(64)
    }
    let folder = CommandLine.arguments[2]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let data = try ScratchFolder.make(named: "foldout-pictures")
    let program = try Program(
      CommandLine.arguments[1], ["demo", "--file", "\(data)/demo.sqlite", "--port", "0"],
      removing: data)
    defer { program.stop() }
    let line = try program.line { $0.hasPrefix("Foldout: ") }
    let base = String(line.dropFirst("Foldout: ".count).dropLast())
    let browser = try Browser.start()
    defer { browser.stop() }
    for (size, viewport) in [("390", Viewport.phone), ("1280", .desktop)] {
      let page = try browser.page(viewport)
      defer { page.close() }
      for isDark in [false, true] {
        try page.prefer(Preferences(isDark: isDark))
        for scene in Scene.all {
          try page.open(base + scene.path)
          try scene.act(page)
          let name = "\(scene.name)-\(size)-\(isDark ? "dark" : "light").png"
          try page.screenshot(to: "\(folder)/\(name)")
          print(name)
        }
      }
    }
  }
}

/// One picture: where it is taken, and what is done before.
struct Scene: Sendable {
  let name: String
  let path: String
  var act: @Sendable (Page) throws -> Void = { _ in }

  static let all = [
    Scene(name: "start", path: "/"),
    Scene(name: "list", path: "/t/people"),
    Scene(name: "record", path: "/t/people/1"),
    Scene(name: "date", path: "/t/people/1") { page in
      try page.tap("#r-started_work button")
      try page.wait(
        until:
          "document.querySelectorAll('#d-started_work .shut').length === 0 && !!document.querySelector('#d-started_work select')"
      )
      try settled(page)
    },
    Scene(name: "no-date", path: "/t/people/1") { page in
      try page.reveal("#r-ended_work button")
      try page.tap("#r-ended_work button")
      try page.wait(until: "!!document.querySelector('#d-ended_work select')")
      try settled(page)
    },
    Scene(name: "refused", path: "/t/people/1") { page in
      try page.tap("#r-started_work button")
      try page.wait(until: "!!document.querySelector('#d-started_work select')")
      try settled(page)
      try page.tap("#i-started_work")
      try page.press(.character("a"), .control)
      try page.type("02/31/2017")
      try page.press(.enter)
      try page.wait(until: "!!document.querySelector('#e-started_work')")
    },
    Scene(name: "appointment", path: "/t/appointments/1?open=starts"),
    Scene(name: "saved", path: "/t/people/2") { page in
      try page.tap("#i-position")
      try page.press(.character("a"), .control)
      try page.type("Joiner \(Int.random(in: 0..<100))")
      try page.press(.enter)
      try page.wait(until: "document.querySelector('#r-position').dataset.sign === 'Saved'")
    },
    Scene(name: "conflict", path: "/t/people/3") { page in
      let seen = try page.read(
        "document.querySelector('#r-position input[type=hidden]').value", as: String.self)
      let port = try page.read("Number(location.port)", as: Int.self)
      _ = try RawClient(host: "127.0.0.1", port: port).post(
        "/t/people/3",
        form: ["position": "Auditor \(Int.random(in: 0..<100))", "~seen.position": seen])
      try page.tap("#i-position")
      try page.press(.character("a"), .control)
      try page.type("Controller")
      try page.press(.enter)
      try page.wait(until: "!!document.querySelector('#e-position')")
    },
    Scene(name: "right-to-left-name", path: "/t/people/12"),
    Scene(name: "not-found", path: "/t/nothing"),
  ]

  @Sendable private static func settled(_ page: Page) throws {
    try page.wait(until: "document.getAnimations().every(a => a.timeline !== document.timeline)")
  }
}
