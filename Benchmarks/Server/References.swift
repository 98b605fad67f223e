/// Measures a record with four references, folded and with the search of one open.
func measureReferences(_ programs: Programs, file: String) throws {
  let server = try programs.open(file, readOnly: false)
  defer { server.program.stop() }
  let bare = try Server(programs.bare)
  defer { bare.program.stop() }

  var chance = Chance(seed: 10)
  let numbers = (0..<2_000).map { _ in 1 + chance.below(Shop.rows) }
  let load = server.load
  let pages = numbers.map { load.get("/t/orders/\($0)") }
  let open = numbers.map { load.get("/t/orders/\($0)?open=customer_id") }
  let searched = numbers.map {
    load.get("/t/orders/\($0)?open=customer_id&~find.customer_id=name%20\($0)")
  }
  let size = try server.client.get("/t/orders/\(numbers[0])").body.count
  let bytes = bare.load.get("/\(size)")
  let ours = try load.latencies([pages, open, searched], rounds: 600)
  let theirs = try bare.load.latencies([[bytes]], rounds: 600)
  Figure(name: "bare route, \(size) B", measured: theirs[0], unit: "ms").print()
  Figure(name: "a record with four references", measured: ours[0], limit: 2, unit: "ms").print()
  Figure(name: "the same, one of 10,000 to be chosen", measured: ours[1], unit: "ms").print()
  Figure(name: "the same, searched", measured: ours[2], limit: 20, unit: "ms").print()
}
