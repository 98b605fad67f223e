import Foldout
import FoldoutForms
import FoldoutRecords

@testable import FoldoutApp
@testable import FoldoutWeb

extension WebRequestError: Walked {
  static var first: WebRequestError { .withoutOneHost }

  var next: WebRequestError? {
    switch self {
    case .withoutOneHost: .foreignHost("evil.example:8080", port: 8080)
    case .foreignHost: .foreignOrigin("http://evil.example")
    case .foreignOrigin: .foreignReader(port: 8080)
    case .foreignReader: .otherUser
    case .otherUser: .unknownAddress("/nothing/here")
    case .unknownAddress: .unknownTable("peple")
    case .unknownTable: .unknownRecord(table: "people", key: "99")
    case .unknownRecord: .recordGone(table: "people", key: "3")
    case .recordGone: .method("DELETE", allowed: "GET, HEAD")
    case .method: .tooLarge(limit: SiteResponder.bodyLimit)
    case .tooLarge: .cutShort
    case .cutShort: .otherFile
    case .otherFile: .overloaded
    case .overloaded: .tooManyParameters(limit: Parameters.maxCount)
    case .tooManyParameters: .tooLongToEdit(label: "Notes")
    case .tooLongToEdit: .unfillable(label: "Id")
    case .unfillable: .unaddable(reason: "No records can be added here.")
    case .unaddable: .searchAbandoned
    case .searchAbandoned: .malformedParameters("%zz")
    case .malformedParameters: .notAForm("application/json")
    case .notAForm(_?): .notAForm(nil)
    case .notAForm(nil): .malformedUpload
    case .malformedUpload: .unknownField("age", table: "people")
    case .unknownField: .unknownParameter("~x")
    case .unknownParameter: .unknownChoice("abc", of: "~month.hired")
    case .unknownChoice: .withoutToken(label: "Hired")
    case .withoutToken: .unexpectedFile(label: "Hired")
    case .unexpectedFile: .store(.busy(path: "/data/company.sqlite"))
    case .store: .clock
    case .clock: .fault
    case .fault: nil
    }
  }
}

extension HostError: Walked {
  static var first: HostError { .portTaken(8080, free: 8081) }

  var next: HostError? {
    switch self {
    case .portTaken(let port, .some): .portTaken(port, free: nil)
    case .portTaken(_, nil): .notLoopback("0.0.0.0")
    case .notLoopback: .notAPort("80a")
    case .notAPort: .clock
    case .clock: .tooFewDescriptors(free: 9, needed: 24)
    case .tooFewDescriptors: .refused(host: "127.0.0.1", port: 80, reason: "Permission denied")
    case .refused: nil
    }
  }
}

extension ScreenError: Walked {
  static var first: ScreenError {
    .fieldWithoutColumn("hired_on", screen: "People", table: "people")
  }

  var next: ScreenError? {
    switch self {
    case .fieldWithoutColumn:
      .form(.unknownField("start", namedBy: "ends"), screen: "Appointments")
    case .form: .malformedPath("people", screen: "People")
    case .malformedPath: .unknownPath("/persons")
    case .unknownPath: .repeatedPath("/people", screens: ["People", "Persons"])
    case .repeatedPath: .unknownOrder(column: "surnme", screen: "People", table: "people")
    case .unknownOrder:
      .unstorableValue("rate", value: "0.12345678901234567", screen: "People", table: "people")
    case .unstorableValue: nil
    }
  }
}
