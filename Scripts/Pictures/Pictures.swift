import BrowserDriver
import Foundation

/// Takes pictures of the running program: of every screen and every open editor, on a phone and
/// on a desktop, light and dark.
///
///     swift run Pictures FOLDOUT FOLDER
///
/// `FOLDOUT` is the built program. The README's pictures are four of these.
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
    for look in Look.all {
      let page = try browser.page(look.viewport)
      defer { page.close() }
      try page.prefer(Preferences(isDark: look.isDark))
      for scene in Scene.all {
        let joint = scene.path.contains("?") ? "&" : "?"
        try page.open("\(base)\(scene.path)\(joint)lang=\(look.language)")
        try scene.act(page)
        let name = "\(scene.name)-\(look.name).png"
        try page.screenshot(to: "\(folder)/\(name)")
        print(name)
      }
    }
  }
}

/// The width, light and language in which a screen is shown.
struct Look: Sendable {
  let viewport: Viewport
  let isDark: Bool
  let language: String

  var name: String { "\(viewport.width)-\(isDark ? "dark" : "light")-\(language)" }

  static let all = [
    Look(viewport: .phone, isDark: false, language: "en"),
    Look(viewport: .phone, isDark: true, language: "en"),
    Look(viewport: .phone, isDark: true, language: "ar"),
    Look(viewport: .phone, isDark: false, language: "nl"),
    Look(viewport: .desktop, isDark: false, language: "de"),
    Look(viewport: .desktop, isDark: true, language: "ar"),
  ]
}

/// One picture: where it is taken, and what is done before.
struct Scene: Sendable {
  let name: String
  let path: String
  var act: @Sendable (Page) throws -> Void = { _ in }

  static let all = [
    Scene(name: "start", path: "/"),
    Scene(name: "list", path: "/people"),
    Scene(name: "record", path: "/record/1"),
    Scene(name: "initials", path: "/record/2"),
    Scene(name: "date", path: "/record/1") { page in
      try unfold("started_work", on: page)
    },
    Scene(name: "no-date", path: "/record/1") { page in
      try unfold("ended_work", on: page)
    },
    Scene(name: "choice", path: "/record/1") { page in
      try unfold("marital_status", on: page)
    },
    Scene(name: "picture", path: "/record/1") { page in
      try unfold("image", on: page)
    },
    Scene(name: "refused", path: "/record/1") { page in
      try unfold("started_work", on: page)
      try write("2017-02-31", in: "#i-started_work", on: page)
      try page.wait(until: "!!document.querySelector('#e-started_work')")
    },
    Scene(name: "saved", path: "/record/3") { page in
      try write("+49 30 \(Int.random(in: 100..<1000)) 55", in: "#i-phone_number", on: page)
      try page.wait(until: "!!document.querySelector('#undo button')")
    },
    Scene(name: "conflict", path: "/record/4") { page in
      let seen = try page.read(
        "document.querySelector('#r-name input[type=hidden]').value", as: String.self)
      let port = try page.read("Number(location.port)", as: Int.self)
      _ = try RawClient(host: "127.0.0.1", port: port).post(
        "/record/4", form: ["name": "Dana \(Int.random(in: 0..<100))", "~original.name": seen])
      try write("Daniel van den Berg", in: "#i-name", on: page)
      try page.wait(until: "!!document.querySelector('#e-name')")
    },
    Scene(name: "appointment", path: "/appointment"),
    Scene(name: "wheels", path: "/appointment") { page in
      try unfold("starts", on: page)
    },
    Scene(name: "compact", path: "/appointment") { page in
      try page.tap("#r-ends [popovertarget]")
      try page.wait(until: "!!document.querySelector(':popover-open')")
    },
    Scene(name: "options", path: "/options"),
    Scene(name: "months", path: "/months?open=3"),
    Scene(name: "people-bar", path: "/people?open=3"),
    Scene(name: "found", path: "/people?q=lane"),
    Scene(name: "nothing-found", path: "/people?q=zzz"),
    Scene(name: "new", path: "/people?add"),
    // Each look removes another month.
    Scene(name: "removed", path: "/months") { page in
      try page.reveal("#g-rows li:last-child button")
      try page.tap("#g-rows li:last-child button")
      try page.wait(until: "!!document.querySelector('#sections .bad')")
      try settled(page)
      try page.reveal("#sections .bad")
      try page.tap("#sections .bad")
      try page.wait(until: "!!document.querySelector('#undo button')")
      try settled(page)
    },
    Scene(name: "question", path: "/record/6?remove"),
    Scene(name: "refused-new", path: "/people?add") { page in
      try page.reveal("#add button[value=save]")
      try page.tap("#add button[value=save]")
      try page.wait(until: "!!document.querySelector('#f .error')")
      try settled(page)
    },
    Scene(name: "changed-meanwhile", path: "/people?open=7") { page in
      let port = try page.read("Number(location.port)", as: Int.self)
      let client = RawClient(host: "127.0.0.1", port: port)
      let record = try client.get("/record/7").text
      let seen = record.firstMatch(of: /name="~original.phone_number" value="([^"]*)"/).map {
        String($0.1)
      }
      _ = try client.post(
        "/record/7",
        form: [
          "phone_number": "\(Int.random(in: 100..<1000))", "~original.phone_number": seen ?? "",
        ])
      try page.tap("#d-7 .bad")
      try page.wait(until: "!!document.querySelector('#e-7')")
      try settled(page)
    },
    Scene(name: "shared", path: "/months?open=2") { page in
      try page.tap("#sections [data-share]")
      try settled(page)
    },
    Scene(name: "right-to-left-name", path: "/record/12"),
    Scene(name: "inferred", path: "/t/people/1"),
    Scene(name: "not-found", path: "/t/nothing"),
  ]

  @Sendable private static func unfold(_ field: String, on page: Page) throws {
    try page.reveal("#r-\(field) button")
    try page.tap("#r-\(field) button")
    try page.wait(until: "!!document.querySelector('#d-\(field)')")
    try settled(page)
    // Wheels come with a file of their own.
    try page.wait(
      until: """
        [...document.querySelectorAll('.wheels select')].every(s => s.nextElementSibling) \
        && [...document.images].every(i => i.complete)
        """)
    try settled(page)
  }

  @Sendable private static func write(_ text: String, in css: String, on page: Page) throws {
    try page.reveal(css)
    try page.tap(css)
    try page.press(.character("a"), .control)
    try page.type(text)
    try page.press(.enter)
  }

  @Sendable private static func settled(_ page: Page) throws {
    // Unfolding begins with the next frame.
    _ = try page.read(
      "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
      as: Bool.self)
    try page.wait(until: "document.getAnimations().every(a => a.timeline !== document.timeline)")
  }
}
