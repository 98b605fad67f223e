import FoldoutWeb
import Observation

/// The data of a program, which may be changed anywhere in it.
@MainActor @Observable final class Account {
  var profile = Profile()
}

struct Profile: Sendable {
  var name = "Ada"
  var newsletter = false
}

let form = Form<Profile>("Profile") {
  Section("Profile") {
    TextField("Name", \.name).required()
    SwitchField("Newsletter", \.newsletter)
  }
}
let account = Account()
let program = try Program(form, value: account.profile) { profile in
  await MainActor.run { account.profile = profile }
}

/// Passes changes of the account on to the pages that show it.
@MainActor func follow() {
  withObservationTracking {
    _ = account.profile
  } onChange: {
    Task { @MainActor in
      // Before anything is awaited, so that no change is missed.
      follow()
      try await program.set(\Profile.name, to: account.profile.name)
      try await program.set(\Profile.newsletter, to: account.profile.newsletter)
    }
  }
}
follow()
try await WebHost(program).run()
