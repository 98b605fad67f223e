internal import Foundation

extension Page {
  /// Writes a picture (PNG) of what is shown, or of the whole page however long.
  public func screenshot(to path: String, wholePage: Bool = false) throws {
    let answer = try devTools(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": .bool(wholePage)])
    guard let data = Data(base64Encoded: answer["data"].string ?? "") else {
      throw DriverFault.unexpectedValue(script: "Page.captureScreenshot", value: "\(answer)")
    }
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
