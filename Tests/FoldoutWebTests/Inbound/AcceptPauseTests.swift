import Foundation
import Logging
import NIOCore
import NIOEmbedded
import TestSupport
import Testing

@testable import FoldoutWeb

/// Connections that cannot be accepted for lack of descriptors, with a clock advanced by the test.
@Suite struct AcceptPauseTests {
  private let channel = EmbeddedChannel()
  private let log = RecordingLogHandler()

  init() throws {
    let log = log
    try channel.pipeline.syncOperations.addHandler(
      AcceptPause(Logger(label: "test") { _ in log }))
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
  @Test("The server pauses after each failed accept", .promise(14))
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

  @Test("A pause that cannot be installed is logged")
  func installing() async throws {
    let log = RecordingLogHandler()
    let logger = Logger(label: "test") { _ in log }
    await AcceptPause.install(on: NIOAsyncTestingChannel(), logger)
    #expect(log.lines.isEmpty)
    let closed = NIOAsyncTestingChannel()
    try await closed.close()
    await closed.testingEventLoop.run()
    await AcceptPause.install(on: closed, logger)
    #expect(log.lines.count == 1 && log.lines[0].contains("file descriptors"))
  }

  @Test("A lack of descriptors is logged once until a connection is accepted")
  func aLackIsLogged() throws {
    for _ in 0..<3 {
      refuse()
      channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    }
    #expect(log.lines.count == 1 && log.lines[0].contains("can’t be accepted"))
    try channel.writeInbound("a connection")
    refuse()
    #expect(log.lines.count == 2)
  }

  /// Other errors are passed on to the next handlers.
  @Test("Other errors cause no pause")
  func otherErrorsGoOn() {
    channel.pipeline.fireErrorCaught(CancellationError())
    #expect(accepts)
    #expect(throws: CancellationError.self) { try channel.throwIfErrorCaught() }
  }
}
