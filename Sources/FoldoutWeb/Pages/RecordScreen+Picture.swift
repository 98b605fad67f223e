import Foldout
import FoldoutForms
import FoldoutWords

extension RecordScreen {
  /// The record's pictures by what they are asked for as: a field's name, or nothing for the head.
  typealias Pictures = [String: Picture]

  /// Where a picture of the record is: at the record's own address, by its bytes.
  private func address(of picture: Picture, _ name: String) -> String {
    "\(path)?picture=\(PercentCoding.encode(name))&v=\(picture.digest)"
  }

  /// The row of a picture: the picture, small, and a drawer under it.
  func pictureRow(_ field: Field<DynamicRecord>, isOpen: Bool) -> Markup {
    let shown: Markup =
      pictures[field.id.name].map { picture -> Markup in
        "<img class=\"thumb\" src=\"\(address(of: picture, field.id.name))\" alt=\"\(words.values.picture)\">"
      } ?? "<bdi class=\"val\">\(withoutPicture(field))</bdi>"
    return """
      <button class="row" name="open" value="\(field.id.name)" \
      aria-expanded="\(isOpen ? "true" : "false")"\(describedBy(field))\(willNeed: .picture)>\
      <span class="k">\(field.label)</span> \(shown)</button>
      """
  }

  /// The drawer of a picture: the picture, large, and what chooses another or removes it.
  ///
  /// That there is none its row says already. The path of a file is shown and not changed: which
  /// files there are is not for a page to say.
  func pictureDrawer(_ field: Field<DynamicRecord>) -> Markup {
    let id = field.id.elementName
    var large: Markup = ""
    if let picture = pictures[field.id.name] {
      let source = address(of: picture, field.id.name)
      large =
        "<img class=\"large\" src=\"\(source)\" alt=\"\(words.values.pictureOf(["name": title]))\">"
    } else if !hasPictureLine(field) {
      large = "<p class=\"none\">\(withoutPicture(field))</p>"
    }
    var choice: Markup = ""
    if !isPictureOfFile(field) {
      choice = """
        <div class="type"><label class="cap" for="i-\(id)">\(words.actions.choosePicture)</label>\
        <input type="file" id="i-\(id)" name="\(field.id.parameter)" \
        accept="image/png,image/jpeg,image/gif,image/webp"\(describedBy(field, isInDrawer: true))></div>
        """
    }
    let remove: Markup =
      isRemovable(field)
      ? """
      <div class="acts"><button name="~clear.\(field.id.name)" value="1" \
      aria-label="\(words.actions.remove): \(field.label)">\(words.actions.remove)</button></div>
      """ : ""
    let line: Markup =
      hasPictureLine(field) ? "<div class=\"last\">\(choice)\(remove)</div>" : ""
    return """
      <li id="d-\(id)" class="dl"><div class="d"><div class="c"><div class="pic"\(needs: .picture)>\(large)\(line)\
      </div></div></div></li>
      """
  }

  /// A picture that can only be looked at, small; it leads to itself, large. `nil` for none.
  func unchangedPicture(_ field: Field<DynamicRecord>) -> Markup? {
    guard editableKind(field) == .readOnly, let picture = pictures[field.id.name]
    else { return nil }
    let source = address(of: picture, field.id.name)
    let alt = words.values.pictureOf(["name": title])
    return "<a href=\"\(source)\"><img class=\"thumb\" src=\"\(source)\" alt=\"\(alt)\"></a>"
  }

  /// How high the drawer is, in CSS pixels, by the measures of the stylesheet: 4, a box of 200 for
  /// the picture, 12, the line with what can be done, and 12 below.
  ///
  /// The line is one of buttons, 44. (Only the script asks, so the file's label is one.)
  func pictureDrawerHeight(of field: Field<DynamicRecord>) -> Int {
    guard hasPictureLine(field) else { return 4 + 200 + 12 }
    return 4 + (pictures[field.id.name] == nil ? 0 : 200 + 12) + 44 + 12
  }

  /// Whether anything can be done in the drawer. If nothing can, it is there to look at.
  private func hasPictureLine(_ field: Field<DynamicRecord>) -> Bool {
    !isPictureOfFile(field) || isRemovable(field)
  }

  private func isRemovable(_ field: Field<DynamicRecord>) -> Bool {
    !field.isRequired && stored[field.id.name] != .null
  }

  /// What is said where no picture can be shown: that there is none, or what is there instead.
  private func withoutPicture(_ field: Field<DynamicRecord>) -> String {
    switch stored[field.id.name] {
    case .blob(let bytes): size(of: bytes.count)
    case .text: displayText(field) ?? words.values.noPicture
    default: words.values.noPicture
    }
  }

  /// Whether a picture field holds the path of a file instead of the picture.
  func isPictureOfFile(_ field: Field<DynamicRecord>) -> Bool {
    if case .value(.text(let path)) = reading(field) { !path.isEmpty } else { false }
  }

  /// How the form is sent: in parts where a file may come along.
  var encoding: Markup {
    let isOpen = table.openDrawers.contains { form.field($0)?.kind == .picture }
    return isOpen ? " enctype=\"multipart/form-data\"" : ""
  }

  /// What stands in the head for the record: its picture, or the initials of its title.
  var face: Markup {
    guard let place = form.head?.picture else { return "" }
    let name =
      switch place {
      case .field(let id): id.name
      case .value: ""
      }
    if let picture = pictures[name] {
      let alt = words.values.pictureOf(["name": title])
      return "<img class=\"face\" src=\"\(address(of: picture, name))\" alt=\"\(alt)\">"
    }
    return "<span class=\"face\" aria-hidden=\"true\">\(initials)</span>"
  }

  /// The first letters of the title's first and last words.
  private var initials: String {
    let words = title.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }
}
