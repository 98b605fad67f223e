#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A pipe.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(DriverError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    reading = ends[0]
    writing = ends[1]
  }
}

/// Starts a program as the leader of a new process group.
///
/// It inherits nothing but its three descriptors. No signal is ignored or blocked in it, even if
/// one is in this process, as SIGHUP under `nohup`.
struct Spawn {
  var name: String
  var arguments: [String]
  var environment: [String: String]
  /// The descriptors for the program's standard input, output and errors; `nil` means `/dev/null`.
  var input: Int32?
  var output: Int32?
  var errors: Int32?

  /// Starts the program, looked up in `PATH`, and returns its process id, also its group's id.
  func start() throws(DriverError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags =
        POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    // Nobody can ignore these two, and Darwin refuses to set them.
    for signal in [SIGKILL, SIGSTOP] { sigdelset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    for (descriptor, end) in [input, output, errors].enumerated() {
      if let end {
        posix_spawn_file_actions_adddup2(&actions, end, Int32(descriptor))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(descriptor), "/dev/null", O_RDWR, 0)
      }
    }
    #if !canImport(Darwin)
      _ = Self.closeFrom?(&actions, 3)
    #endif

    var words = ([name] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var pid: pid_t = 0
    let code = posix_spawnp(&pid, name, &actions, &attributes, &words, &variables)
    if code == ENOENT { throw .programMissing(name: name) }
    guard code == 0 else { throw .system(call: "posix_spawnp", code: code) }
    return pid
  }
}

#if !canImport(Darwin)
  extension Spawn {
    /// Closes all descriptors from a number on in the started program. Swift's Glibc module lacks
    /// the function, which glibc has since 2.34.
    private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
      unsafeBitCast(
        $0,
        to: (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32).self
      )
    }
  }
#endif

/// The process group of a program and the processes that it started.
struct ProcessGroup: Sendable {
  let id: pid_t

  /// Sends a signal to each member.
  func send(_ signal: Int32) { _ = kill(-id, signal) }
}
