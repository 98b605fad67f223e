// The one place where the suite knows of the double: time is pumped by ticks here, and by the run
// loop on a system with a UIKit of its own.
#if os(Linux)
  @_spi(UIKitDouble) import UIKit
#else
  import UIKit
#endif

/// Lets animations end, completions run and views be laid out.
@MainActor
func letTimePass() {
  #if os(Linux)
    DoubleRunLoop.main.run(ticks: 60)
  #else
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
  #endif
}
