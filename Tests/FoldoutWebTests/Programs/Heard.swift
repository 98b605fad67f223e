/// Collects the events that a program receives.
actor Heard<Event: Sendable> {
  private(set) var events: [Event] = []

  func note(_ event: Event) { events.append(event) }
}
