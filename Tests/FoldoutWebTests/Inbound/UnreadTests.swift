import NIOCore
import NIOEmbedded
import TestSupport
import Testing

@testable import FoldoutWeb

/// Answers that the client does not read, with a clock advanced by the test.
@Suite struct UnreadTests {
  private let channel = EmbeddedChannel()

  init() throws {
    try channel.pipeline.syncOperations.addHandler(WriteTimeoutHandler(after: .seconds(30)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
  }

  private func become(writable: Bool) {
    channel.isWritable = writable
    channel.pipeline.fireChannelWritabilityChanged()
  }

  @Test("A client that reads nothing is disconnected after half a minute", .promise(14))
  func whoReadsNothingIsClosed() {
    become(writable: false)
    channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive)
  }

  /// Slow reading is allowed for any length of time.
  @Test("A client that reads slowly stays connected")
  func whoReadsSlowlyIsNot() {
    for _ in 0..<100 {
      become(writable: false)
      channel.embeddedEventLoop.advanceTime(by: .seconds(20))
      become(writable: true)
      channel.embeddedEventLoop.advanceTime(by: .seconds(20))
      #expect(channel.isActive)
    }
  }
}
