/// Collects events, in the order in which they are noted.
actor Recorder<Event: Sendable> {
  private(set) var events: [Event] = []

  func note(_ event: Event) { events.append(event) }
}
