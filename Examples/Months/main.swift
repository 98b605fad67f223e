import FoldoutWeb

struct Month: Identifiable, Equatable, Sendable {
  var number: Int
  var isHoliday = false
  var id: Int { number }
}

let months = Records((1...12).map { Month(number: $0) })

let list = List("Months", months, of: Month.self) {
  Title { month, environment in
    environment.monthName(month.number)
  } detail: { month, _ in
    month.isHoliday ? "Holiday" : nil
  }
  Drawer { month, environment in
    "<p>Month <b>\(month.number)</b> of 12: <q>\(environment.monthName(month.number))</q></p>"
  }
  Action.share
  Action("Take a holiday", symbol: .glyph("☀")) { month in
    guard month.number != 12 else { return .refused("Nobody takes a holiday in the last month.") }
    await months.change { all in
      for index in all.indices where all[index].id == month.id { all[index].isHoliday = true }
    }
    return .message("Have a good time")
  }
  .offered { !$0.isHoliday }
  Action.remove
}
try await WebHost(list).run()
