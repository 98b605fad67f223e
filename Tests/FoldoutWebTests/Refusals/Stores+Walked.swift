import FoldoutRecords
import Foundation

extension StoreError: Walked {
  private static let path = "/data/company.sqlite"

  static var first: StoreError { .unknownTable("people") }

  var next: StoreError? {
    let path = StoreError.path
    return switch self {
    case .unknownTable: .unknownColumn("age", table: "people")
    case .unknownColumn: .unavailable(table: "people", detail: "no such module: maps")
    case .unavailable: .malformedKey(table: "people", expected: 1, found: 2)
    case .malformedKey: .readOnly(table: "people")
    case .readOnly: .readOnlyColumn("total", table: "people")
    case .readOnlyColumn: .repeatedColumn("name", table: "people")
    case .repeatedColumn: .refused(rule: .first, column: "name", table: "people")
    case .refused(let rule, _?, let table):
      .refused(rule: rule, column: nil, table: table)
    case .refused(let rule, nil, let table):
      rule.next.map { .refused(rule: $0, column: "name", table: table) }
        ?? .lostByTrigger(table: "people")
    case .lostByTrigger: .ignoredByTrigger(table: "people")
    case .ignoredByTrigger: .referredTo(table: "people", by: "rentals")
    case .referredTo(let table, _?): .referredTo(table: table, by: nil)
    case .referredTo(_, nil): .keptByTrigger(table: "people")
    case .keptByTrigger: .changeTooSlow(table: "people", seconds: 10)
    case .changeTooSlow: .removesTooMany(table: "people", maxCount: 10_000)
    case .removesTooMany: .removalTooSlow(table: "people", seconds: 5, found: 12)
    case .removalTooSlow: .restoreTooSlow(table: "people", seconds: 5)
    case .restoreTooSlow: .busy(path: path)
    case .busy: .full(path: path)
    case .full: .missing(path: path)
    case .missing: .removed(path: path)
    case .removed: .replaced(path: path)
    case .replaced: .displaced(path: path)
    case .displaced: .lostLog(path: path)
    case .lostLog: .folder(path: "/data")
    case .folder: .unreadable(path: path)
    case .unreadable: .unreadableLog(path: path)
    case .unreadableLog: .empty(path: path)
    case .empty: .notADatabase(path: path)
    case .notADatabase: .unreadDisk(path: path)
    case .unreadDisk: .damaged(path: path, detail: "database disk image is malformed")
    case .damaged: .unfinished(path: path)
    case .unfinished: .closed
    case .closed: .failed(detail: "disk I/O error")
    case .failed: nil
    }
  }
}

extension StoreError.Rule: Walked {
  static var first: StoreError.Rule { .notNull }

  private static var positive: AllowedValues? {
    var constraints = ColumnConstraints()
    constraints.minimum = .init(0, isIncluded: false)
    return AllowedValues(constraints)
  }

  var next: StoreError.Rule? {
    switch self {
    case .notNull: .unique
    case .unique: .uniqueTogether(["name", "age"])
    case .uniqueTogether: .check("age > 0")
    case .check(let rule, nil): .check(rule, allowed: Self.positive)
    case .check(_, _?): .foreignKey(to: "teams")
    case .foreignKey(let table?, []): .foreignKey(to: table, columns: ["name", "age"])
    case .foreignKey(_?, _): .foreignKey(to: nil)
    case .foreignKey(nil, _): .stillReferredTo
    case .stillReferredTo: .type
    case .type: .inexact("9007199254740993", kept: "9007199254740992")
    case .inexact: .becomesNumber("0049123", kept: "49123", declaredType: "STRING")
    case .becomesNumber: .linkedSecret
    case .linkedSecret: .trigger("Closed on Sundays.")
    case .trigger: nil
    }
  }
}
