import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import FoldoutWeb

/// Connections that cannot be accepted for lack of descriptors, with a clock advanced by the test.
@Suite struct AcceptPauseTests {
  private let channel = EmbeddedChannel()

  init() throws {
    try channel.pipeline.syncOperations.addHandler(AcceptPause())
  }

  private func refuse() {
    channel.pipeline.fireErrorCaught(IOError(errnoCode: EMFILE, reason: "accept"))
  }

  /// True while connections are accepted.
  private var accepts: Bool {
    let option = channel.options.last { $0.option is ChannelOptions.Types.AutoReadOption }
    return option?.value as? Bool ?? true
  }

  /// If only the first failure caused a pause, a core would be busy from the second on.
  @Test("The server pauses after each failed accept")
  func eachRefusalIsFollowedByAPause() {
    for _ in 0..<3 {
      #expect(accepts)
      refuse()
      refuse()
      #expect(!accepts)
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(50))
      #expect(!accepts)
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    }
    #expect(accepts)
  }

  /// Other errors are passed on to the next handlers.
  @Test("Other errors cause no pause")
  func otherErrorsGoOn() {
    channel.pipeline.fireErrorCaught(CancellationError())
    #expect(accepts)
    #expect(throws: CancellationError.self) { try channel.throwIfErrorCaught() }
  }
}
