import Foundation
import Testing

@testable import BrowserDriver

/// Tests with one browser, because a start takes half a second. Every test opens its page anew.
@Suite("A real browser", .serialized)
struct BrowserTests {
  let server: TestServer
  let page: Page

  private static let shared = Result {
    let server = try TestServer(
      pages: Pages.all,
      // A strict policy: neither `eval` nor scripts of another origin.
      headers: "Content-Security-Policy: default-src 'self' data: 'unsafe-inline'\r\n")
    return (server, try Browser.start().page(.phone))
  }

  init() throws {
    (server, page) = try Self.shared.get()
  }

  private func open(_ path: String) throws {
    try page.open("http://127.0.0.1:\(server.port)\(path)")
  }

  private func log() throws -> [String] {
    try page.read("[...document.querySelectorAll('#log li')].map(e => e.innerText)")
  }

  @Test("The page distinguishes a finger from a mouse")
  func pointing() throws {
    try open("/")
    try page.tap("#b")
    // After a tap the browser sends the click some time after the touch.
    try page.wait(until: "document.querySelectorAll('#log li').length", is: 2)
    #expect(try log() == ["pointerdown b touch", "click b touch"])
    try page.click("#b")
    #expect(try log().suffix(2) == ["pointerdown b mouse", "click b mouse"])
  }

  @Test("Keys type, move, select all and delete")
  func keys() throws {
    try open("/")
    try page.press(.tab)
    #expect(try page.focused == "button#b")
    try page.press(.space)
    try page.press(.enter)
    #expect(try log().filter { $0.hasPrefix("click") } == ["click b", "click b"])
    try page.press(.tab)
    try page.type("Ab 1ß")
    #expect(try page.read("i.value") == "Ab 1ß")
    try page.press(.home)
    try page.press(.right, .shift, times: 2)
    try page.press(.delete)
    #expect(try page.read("i.value") == " 1ß")
    try page.press(.character("a"), .control)
    try page.press(.backspace)
    try page.insert("日本")
    #expect(try page.read("i.value") == "日本")
    try page.press(.tab, .shift)
    #expect(try page.focused == "button#b")
  }

  @Test("Pages follow one another by taps and by Back and Forward")
  func navigation() throws {
    try open("/")
    try page.waitForPage { try page.tap("#go") }
    #expect(try page.title == "Other")
    try page.back()
    #expect(try page.title == "Start")
    try page.forward()
    #expect(try page.url.hasSuffix("/other?"))
    try page.waitForPage { try page.reload() }
    #expect(try page.title == "Other")
  }

  @Test(
    "An option is chosen by touch or by mouse, with one change event",
    arguments: [ListOpening.touch, .mouse])
  func choosing(_ opening: ListOpening) throws {
    try open("/select")
    try page.choose("May", in: "#s", by: opening)
    #expect(try page.read("s.value") == "May")
    #expect(try log() == ["input", "change"])
    try page.choose("January", in: "#s", by: opening)
    #expect(try page.read("s.value") == "January")
    #expect(
      throws: DriverError.optionMissing(
        label: "March", css: "#s", labels: ["January", "February", "April", "May"])
    ) { try page.choose("March", in: "#s") }
  }

  @Test("An option is chosen by the keyboard alone")
  func choosingByKeys() throws {
    try open("/select")
    #expect(throws: DriverError.unfocused(css: "#s", focused: "body")) {
      try page.choose("May", in: "#s", by: .keyboard)
    }
    try page.press(.tab, times: 2)
    try page.choose("April", in: "#s", by: .keyboard)
    #expect(try page.read("s.value") == "April")
    // A closed list takes arrows and letters at once, and each of them fires a change event.
    try page.press(.down)
    #expect(try page.read("s.value") == "May")
    try page.press(.character("j"))
    #expect(try page.read("s.value") == "January")
  }

  @Test("Pages can be read and touched without scripts")
  func withoutScripts() throws {
    try page.disableScripts()
    defer { try? page.disableScripts(false) }
    try open("/")
    #expect(try page.text(of: "#plain") == "Without scripts")
    try page.tap("#b")
    try page.tap("#i")
    try page.type("x")
    #expect(try page.read("document.querySelector('#i').value") == "x")
    #expect(try log() == [])
    try page.waitForPage { try page.tap("#go") }
    #expect(try page.title == "Other")
    try open("/select")
    try page.choose("May", in: "#s")
    #expect(try page.read("document.querySelector('#s').value") == "May")
  }

  @Test("An element that cannot be pointed at is refused with the reason")
  func aiming() throws {
    try open("/aim")
    #expect(throws: DriverError.absent(css: "#x")) { try page.tap("#x") }
    #expect(throws: DriverError.withoutSize(css: "#none")) { try page.tap("#none") }
    #expect(throws: DriverError.covered(css: "#under", by: "div#over")) { try page.tap("#under") }
    #expect { try page.tap("#far") } throws: { error in
      guard case DriverError.outside(css: "#far", _, let viewport) = error else { return false }
      return viewport == Point(390, 844)
    }
    try page.reveal("#far")
    try page.tap("#far")
    try page.wait(until: "document.activeElement.id", is: "far")
  }

  @Test("A tap on a label reaches its control, and animations are awaited")
  func labelsAndMotion() throws {
    try open("/aim")
    try page.tap("#move")
    try page.wait(until: "document.title", is: "Hit")
    try page.tap("#box")
    try page.wait(until: "document.querySelector('#box').checked")
  }

  @Test("An element is dragged by touch and by mouse", arguments: [Pointer.touch, .mouse])
  func dragging(_ pointer: Pointer) throws {
    try open("/drag")
    try page.drag(from: Point(50, 200), to: Point(250, 210), by: pointer)
    try page.wait(
      until: "o.textContent", is: pointer == .touch ? "touch 200" : "mouse 200")
  }

  @Test("Fingers stay on the page until they are lifted and are kept apart")
  func fingers() throws {
    try open("/touch")
    try page.touchDown(Finger(3, at: Point(50, 200)))
    try page.touchDown(Finger(3, at: Point(50, 200)), Finger(7, at: Point(150, 200)))
    try page.move(Finger(3, at: Point(60, 220)), Finger(7, at: Point(150, 200)))
    try page.wait(until: "o.textContent", is: "2 fingers, 60 220")
    try page.touchUp()
    try page.wait(until: "o.textContent.startsWith('0 fingers')")
    try page.dragWithoutLifting(from: Point(50, 200), to: Point(50, 300))
    try page.wait(until: "o.textContent", is: "1 fingers, 50 300")
    try page.cancelTouch()
    try page.wait(until: "o.textContent.startsWith('0 fingers')")
  }

  @Test("Files are chosen in a file input")
  func files() throws {
    try open("/file")
    let folder = try ScratchFolder.make()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("some text".utf8).write(to: URL(fileURLWithPath: folder + "/a.txt"))
    try page.chooseFiles([folder + "/a.txt"], in: "#file")
    try page.wait(until: "o.textContent", is: "change a.txt 9")
    #expect(throws: DriverError.absent(css: "#x")) { try page.chooseFiles([], in: "#x") }
  }

  @Test("The page sees the window's size, preferences, time zone and language")
  func emulation() throws {
    defer {
      try? page.resize(to: .phone)
      try? page.prefer(Preferences())
      try? page.setLocale("")
      try? page.setTimeZone("")
    }
    try open("/")
    func matches(_ query: String) throws -> Bool {
      try page.read("matchMedia(arguments[0]).matches", .string(query))
    }
    #expect(try page.read("[innerWidth, innerHeight, devicePixelRatio]") == [390, 844, 2])
    #expect(try matches("(pointer: coarse)"))
    try page.resize(to: .desktop)
    #expect(try page.read("[innerWidth, innerHeight, devicePixelRatio]") == [1280, 900, 1])
    #expect(try !matches("(prefers-color-scheme: dark)"))
    try page.prefer(
      Preferences(
        isDark: true, reducesMotion: true, increasesContrast: true, forcesColors: true))
    for query in [
      "(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(prefers-contrast: more)",
      "(forced-colors: active)",
    ] {
      #expect(try matches(query), "\(query)")
    }
    #expect(try matches("screen"))
    try page.prefer(Preferences(isPrinted: true))
    #expect(try matches("print"))
    try page.prefer(Preferences())
    #expect(try matches("screen"))
    try page.prefer(Preferences(isPrinted: true))
    #expect(try matches("print"))
    try page.setLocale("de-DE")
    try page.setTimeZone("Asia/Tokyo")
    #expect(try page.read("new Date(0).toLocaleString()") == "1.1.1970, 09:00:00")
    try open("/other")
    #expect(server.requests.with { $0.last?.contains("Accept-Language: de-DE") } == true)
  }

  @Test("The network can be slow, partly blocked or offline")
  func network() throws {
    defer {
      try? page.setOffline(false)
      try? page.block([])
    }
    try page.delayAnswers(by: .milliseconds(300))
    let start = ContinuousClock.now
    try open("/other")
    #expect(ContinuousClock.now - start > .milliseconds(290))
    try page.setOffline(true)
    #expect(throws: DriverError.self) { try open("/") }
    try page.setOffline(false)
    try open("/good")
    let fetched = "fetch(arguments[0]).then(answer => answer.status, () => 'failed')"
    try page.block(["*/other"])
    #expect(try page.read(fetched, "/other") == "failed")
    #expect(try page.read(fetched, "/") == 200)
    _ = try page.console()
  }

  @Test("Each console error is reported once")
  func console() throws {
    try open("/other")
    #expect(try page.consoleErrors() == [])
    try open("/bad")
    let errors = try page.consoleErrors()
    #expect(errors.map(\.source) == ["console-api", "javascript"])
    #expect(errors.first?.message.contains("planted") == true)
    #expect(try page.consoleErrors() == [])
  }

  @Test("The accessibility checker finds exactly the planted violations")
  func accessibility() throws {
    let axe = try Axe()
    try open("/good")
    #expect(try page.violations(by: axe) == [])
    try open("/bad")
    let found = try page.violations(by: axe)
    #expect(found.map(\.rule).sorted() == ["color-contrast", "image-alt"])
    #expect(
      found.first { $0.rule == "image-alt" }?.description
        == "image-alt (critical): Images must have alternative text: img")
    _ = try page.console()
  }

  @Test("A missing accessibility checker is an error with instructions to install it")
  func missingChecker() throws {
    guard ProcessInfo.processInfo.environment["FOLDOUT_AXE"] == nil else { return }
    let fault = #expect(throws: DriverError.self) { try Axe(in: "/nowhere") }
    #expect(
      fault?.description
        == "axe.min.js is not in /nowhere; Scripts/install-axe.sh installs it.")
  }

  @Test("The driver reports if a page warns before it is left")
  func leaving() throws {
    try open("/leave")
    #expect(try page.warnsBeforeLeaving)
    try page.waitForPage { try page.tap("#a") }
    #expect(try !page.warnsBeforeLeaving)
  }

  @Test("The window and the whole page can be captured as pictures")
  func screenshot() throws {
    try open("/aim")
    let folder = try ScratchFolder.make()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try page.screenshot(to: folder + "/a/window.png")
    try page.screenshot(to: folder + "/a/page.png", wholePage: true)
    /// Returns a PNG's height, which begins at its byte 20.
    func height(_ name: String) throws -> Int {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a/\(name).png"))
      return data[20..<24].reduce(0) { $0 << 8 + Int($1) }
    }
    #expect(try height("window") == 1688)
    #expect(try height("page") > 6000)
  }

  @Test("A reading gets its arguments, and returns what JSON can express")
  func reading() throws {
    try open("/")
    #expect(
      try page.read("arguments[0].a + arguments[1]", ["a": "\"\u{2028}</script>"], 2)
        == "\"\u{2028}</script>2")
    #expect(try page.read("Promise.resolve([undefined, NaN, {a: 1}])") == [nil, nil, ["a": 1]])
    #expect(try page.read("undefined") == nil)
    #expect(try page.read("document.body.getBoundingClientRect().x", as: Double.self) >= 0)
    #expect(try page.read("new DOMRect(1, 2, 3, 4)")["right"] == 4)
    #expect(
      throws: DriverError.unexpectedValue(script: "'1'", value: "\"1\"")
    ) { try page.read("'1'", as: Int.self) }
    let message = "TypeError: Cannot read properties of null (reading 'a')"
    #expect(
      throws: DriverError.refused(command: "null.a", error: "javascript error", message: message)
    ) { try page.read("null.a", as: Int.self) }
    #expect(throws: DriverError.self) { try page.read("Promise.reject('1')", as: Int.self) }
    let late = "Error: The promise is not fulfilled."
    #expect(
      throws: DriverError.refused(command: "late", error: "javascript error", message: late)
    ) {
      try page.run(
        "return new Promise(() => {})", [], as: "late", within: .milliseconds(20)) as Int
    }
  }

  @Test("A wait that fails reports what was seen last")
  func waiting() throws {
    try open("/")
    #expect(
      throws: DriverError.timedOut(
        waitingFor: "document.title is string(\"End\")", lastSeen: "string(\"Start\")")
    ) { try page.wait(until: "document.title", is: "End", within: .milliseconds(60)) }
  }

  @Test("Two people have separate browsers, and nothing remains of either")
  func twoPeople() throws {
    let browser = try Browser.start()
    let pages = [try browser.page(), try browser.page(.desktop)]
    for (number, page) in pages.enumerated() {
      try page.open("http://127.0.0.1:\(server.port)/")
      try page.tap("#i")
      try page.type("\(number)")
    }
    #expect(try pages.map { try $0.read("i.value", as: String.self) } == ["0", "1"])
    pages[0].close()
    #expect(throws: DriverError.self) { try pages[0].title }
    #expect(try pages[1].title == "Start")
    browser.stop()
    #expect(browser.driver.ending == .signalled(SIGKILL))
    #expect(!FileManager.default.fileExists(atPath: browser.scratch))
  }
}
