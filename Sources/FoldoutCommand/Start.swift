import ArgumentParser
import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutWeb
import Foundation
import Logging

/// Connects a store to a host, and prints the address, or the reason why it can't serve.
enum Start {
  /// Performs a button's action, given the store, the button, its table, the record, and the
  /// reader's environment.
  typealias PressHandler =
    @Sendable (any RecordStore, FieldID, String, StoredRecord, FormEnvironment) async ->
    ActionAnswer

  /// Serves a file's tables and the given screens until the process is asked to stop.
  ///
  /// The title is the file's name unless one is given.
  static func serve(
    path: String, readOnly: Bool, secrets: SecretOptions? = nil, epochs: EpochOptions? = nil,
    at options: ListeningOptions, title: String? = nil,
    screens: (any RecordStore) -> [Screen] = { _ in [] },
    onPress: @escaping PressHandler = { _, _, _, _, _ in .done }
  ) async throws {
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel = .warning
      return handler
    }
    // If a file exceeds the system's size limit, the write fails instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    ReturnedMemory.begin()
    do {
      try WebHost.prepare()
      let store = try SQLiteStore(
        path: path, readOnly: readOnly, secrets: secrets?.columns ?? SecretColumns(),
        epochs: epochs?.columns ?? EpochColumns())
      // Closing removes the files of a write-ahead log.
      defer { store.close() }
      try await secrets?.check(in: store)
      try await epochs?.check(in: store)
      var host = WebHost(
        Program(
          store: store, title: title,
          pictures: URL(fileURLWithPath: path).deletingLastPathComponent(),
          screens: screens(store), onPress: { await onPress(store, $0, $1, $2, $3) }))
      // Interrupted work still gets its answer.
      let plan = options.shutdownPlan
      host.timeToEnd = plan.interruptDelay + .milliseconds(100)
      if !readOnly, try await !store.schema().isWritable {
        say("\(path) can’t be written, so it is opened read-only.")
      }
      let shutdown = ShutdownWatch(plan) { store.stop() }
      try await host.run(
        host: options.host, port: options.port,
        listening: { address in
          shutdown.start()
          WebHost.announce(address)
        })
    } catch let error as StoreError {
      throw refuse(error.sentence, code: error.exitCode)
    } catch let fault as ColumnOptionError {
      throw refuse(fault.sentence, code: fault.exitCode)
    } catch let fault as HostError {
      throw refuse(fault.sentence, code: fault.exitCode)
    } catch let fault as ScreenError {
      throw refuse(fault.sentence, code: 70)
    }
  }

  /// Prints the reason, and returns the exit code to throw.
  static func refuse(_ sentence: String, code: Int32) -> ExitCode {
    say("foldout: \(sentence)")
    return ExitCode(code)
  }

  /// Prints a message to standard error, like logs and reasons; output goes to standard output.
  static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

extension StoreError {
  /// The exit code, from sysexits.h.
  var exitCode: Int32 {
    switch self {
    case .notADatabase, .damaged, .empty, .unfinished: 65
    case .missing, .removed, .folder, .unreadable, .unreadableLog: 66
    case .busy, .replaced, .displaced, .lostLog: 75
    case .unreadDisk: 74
    case .full: 73
    case .unknownTable, .unknownColumn, .unavailable, .malformedKey, .readOnly, .readOnlyColumn,
      .repeatedColumn, .refused, .lostByTrigger, .ignoredByTrigger, .referredTo, .keptByTrigger,
      .changeTooSlow,
      .removesTooMany, .removalTooSlow, .restoreTooSlow, .closed, .failed:
      70
    }
  }
}

extension HostError {
  /// The exit code, from sysexits.h.
  var exitCode: Int32 {
    switch self {
    case .portTaken, .refused: 69
    case .notLoopback, .notAPort: 64
    case .tooFewDescriptors, .clock: 71
    }
  }
}

/// Returns the memory of large values to the system as soon as they are freed.
enum ReturnedMemory {
  /// Makes allocations of 128 kB and more use memory mappings of their own.
  ///
  /// This is glibc's initial threshold, but glibc raises it with each large value that is freed, up
  /// to 32 MB. Freed memory below the threshold stays with the process if a small allocation lies
  /// behind it.
  static func begin() {
    #if os(Linux)
      typealias Setting = @convention(c) (_ option: CInt, _ value: CInt) -> CInt
      // Looked up by name, because Swift's Glibc module lacks it, and so do other C libraries.
      guard let found = dlsym(nil, "mallopt") else { return }
      let threshold: CInt = -3
      _ = unsafeBitCast(found, to: Setting.self)(threshold, 131_072)
    #endif
  }
}
