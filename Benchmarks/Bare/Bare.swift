import Foundation
import Hummingbird

/// A bare Hummingbird route, the baseline for the program's pages.
///
/// It answers `/SIZE` with a body of that many bytes, made once, and prints its port.
@main
struct Bare {
  static func main() async throws {
    let router = Router()
    let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: 1 << 20)
    router.get("/{size}") { _, context in
      let size = try context.parameters.require("size", as: Int.self)
      guard let slice = body.getSlice(at: 0, length: size) else { throw HTTPError(.notFound) }
      return Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: slice))
    }
    let application = Application(
      router: router,
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        guard let port = channel.localAddress?.port else {
          preconditionFailure("A server that listens on 127.0.0.1 has no port.")
        }
        print("Bare: \(port)")
        // Pipes buffer output; flush it, so that the port can be read now.
        fflush(nil)
      })
    try await application.runService()
  }
}
