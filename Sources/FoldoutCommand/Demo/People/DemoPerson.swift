import FoldoutForms
import Foundation
import GRDB

/// A row of the demo's table of people.
struct DemoPerson: Equatable {
  var id: Int
  var name: String
  var position: String?
  var email: String?
  var birthDate: LocalDate?
  var startedWork: LocalDate?
  var endedWork: LocalDate?
  var daysOfLeave = 25
  var hourlyRate = 25.0
  var worksFromHome = false
  var userID: String
  var password: String?
  var phoneNumber: String?
  var image: [UInt8]?
  var maritalStatus: String?
  var address: String?

  init(id: Int, name: String, userID: String) {
    self.id = id
    self.name = name
    self.userID = userID
  }
}

extension DemoPerson {
  /// The row's values, in the order of the table's columns.
  var arguments: StatementArguments {
    [
      id, name, position, email, birthDate?.description, startedWork?.description,
      endedWork?.description, daysOfLeave, hourlyRate, worksFromHome, userID, password,
      phoneNumber, image.map { Data($0) }, maritalStatus, address,
    ]
  }
}
