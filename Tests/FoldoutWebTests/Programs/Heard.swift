/// Collects what a program is told.
actor Heard<Event: Sendable> {
  private(set) var events: [Event] = []

  func note(_ event: Event) { events.append(event) }
}
