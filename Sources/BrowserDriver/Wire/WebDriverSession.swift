internal import Foundation

/// Sends JSON commands to the WebDriver server, below one of its paths.
struct WebDriverSession: Sendable {
  let client: RawClient
  let path: String

  /// An answer whose value is not decoded yet.
  struct Answer {
    let command: String
    let body: Data

    private struct Envelope<Value: Decodable>: Decodable { let value: Value }

    /// Decodes the value; throws if it has another type.
    func decoded<Value: Decodable>(as type: Value.Type) throws(DriverError) -> Value {
      do {
        return try JSONDecoder().decode(Envelope<Value>.self, from: body).value
      } catch {
        throw .unexpectedValue(script: command, value: String(decoding: body, as: UTF8.self))
      }
    }
  }

  /// Sends one command and returns its answer; throws a refusal with the browser's message.
  @discardableResult
  func send(
    _ method: String, _ command: String, _ parameters: JSON = [:], as name: String? = nil
  ) throws -> Answer {
    let body = method == "POST" ? try JSONEncoder().encode(parameters) : Data()
    let raw = try client.ask(
      RawRequest(
        method, path + command, headers: ["Content-Type": "application/json"], body: Array(body)))
    let answer = Answer(command: name ?? "\(method) \(command)", body: Data(raw.body))
    if raw.status == 200 { return answer }
    let fault = try answer.decoded(as: JSON.self)
    guard let error = fault["error"].string, let message = fault["message"].string else {
      throw DriverError.unexpectedValue(script: answer.command, value: raw.text)
    }
    // Further lines are a trace of the driver's calls.
    let line = message.split(whereSeparator: \.isNewline).first ?? ""
    throw DriverError.refused(command: answer.command, error: error, message: String(line))
  }
}
