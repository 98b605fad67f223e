// The test is that this file compiles. It imports a module that has five of our names, as SwiftUI
// does; one line for each says which is meant.
import FoldoutWeb
import OtherNames
import Testing

import struct FoldoutApp.List
import struct FoldoutForms.Form
import struct FoldoutForms.Section
import struct FoldoutForms.TextField

@Suite("Names beside those of views") struct NamesBesideViewsTests {
  private struct Visit: Identifiable, Equatable, Sendable {
    var id = 1
    var title = ""
  }

  @Test("A form and a list are written in a file that imports views with the same names")
  func names() {
    let form = Form<Visit>("Visit") {
      Section("What") { TextField("Title", \.title).required() }
    }
    #expect(form.fields.map(\.id) == ["title"])
    let list = List("Visits", Records([Visit()]), of: Visit.self) {
      Title { visit, _ in visit.title }
      Action.remove
    }
    #expect(list.title == "Visits")
    // The others are meant by their module's name.
    #expect("\(OtherNames.TextField.self)" == "TextField")
  }
}
