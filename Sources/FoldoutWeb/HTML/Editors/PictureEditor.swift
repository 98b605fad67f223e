import FoldoutForms
import FoldoutScreens

/// A picture: small in its row, large in its drawer, which can replace or remove it.
enum PictureEditor {
  static func row(
    _ face: PictureFace, isOpen: Bool, _ row: RowFace, _ links: RecordLinks
  ) -> Markup {
    let shown: Markup =
      switch face.content {
      case .picture(let name, let digest, let title):
        "<img class=\"thumb\" src=\"\(links.picture(name, digest))\" alt=\"\(title)\">"
      case .text(let text): "<bdi class=\"value\">\(text)</bdi>"
      }
    return """
      <button class="row" name="\(PageParameter.open.rawValue)" value="\(row.id.field.formName)" \
      aria-expanded="\(isOpen ? "true" : "false")"\(row.mark.attributes(row.id))\(willNeed: .picture)>\
      <span class="label">\(row.label)</span> \(shown)</button>
      """
  }

  static func drawer(
    _ face: PictureDrawerFace, _ drawer: DrawerFace, _ links: RecordLinks
  ) -> Markup {
    let isLine = face.choose != nil || face.remove != nil
    let line: Markup =
      isLine ? "<div class=\"last\">\(choice(face, drawer))\(removal(face, drawer))</div>" : ""
    return """
      <div class="picture"\(needs: .picture)>\(large(face, links))\(line)\
      </div>
      """
  }

  private static func large(_ face: PictureDrawerFace, _ links: RecordLinks) -> Markup {
    switch face.content {
    case .picture(let name, let digest, let title):
      "<img class=\"large\" src=\"\(links.picture(name, digest))\" alt=\"\(title)\">"
    case .text(let text): "<p class=\"none\">\(text)</p>"
    case nil: ""
    }
  }

  private static func choice(_ face: PictureDrawerFace, _ drawer: DrawerFace) -> Markup {
    guard let caption = face.choose else { return "" }
    let id = RowElement.control.id(of: drawer.id)
    return """
      <div class="entry"><label class="caption" for="\(id)">\(caption)</label>\
      <input type="file" id="\(id)" name="\(drawer.id.field.textParameter)" \
      accept="image/png,image/jpeg,image/gif,image/webp"\(drawer.mark.attributes(drawer.id, isInDrawer: true))></div>
      """
  }

  private static func removal(_ face: PictureDrawerFace, _ drawer: DrawerFace) -> Markup {
    guard let title = face.remove else { return "" }
    return """
      <div class="actions"><button name="\(Aspect.clear.name(of: drawer.id.field))" value="1" \
      aria-label="\(title): \(drawer.label)">\(title)</button></div>
      """
  }
}
