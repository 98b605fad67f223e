import Foundation
import Testing
@testable @_spi(UIKitDouble) import UIKit

/// The HTML of views, compared as a whole.
@Suite @MainActor struct PictureTests {
  private func picture(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> String? {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view.picture(origin: .zero)?.text
  }

  @Test("A label is its lines, each alone") func aLabelIsItsLinesEachAlone() {
    let label = Sample.label("two lines")
    #expect(
      picture(label, 50, 41) == """
        <div class="v" data-type="UILabel" style="left:0px;top:0px;width:50px;height:41px">\
        <span class="t" style="left:0px;top:0px;width:29.125px;height:20.287px;\
        line-height:20.287px"><span style="font-size:17px;color:rgb(0 0 0)">two</span></span>\
        <span class="t" style="left:0px;top:20.287px;width:35.125px;height:20.287px;\
        line-height:20.287px"><span style="font-size:17px;color:rgb(0 0 0)">lines</span></span>\
        </div>
        """)
  }

  @Test("A switch is a checkbox with the role of a switch")
  func aSwitchIsACheckboxWithTheRoleOfASwitch() {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Reminder"
    #expect(
      picture(toggle, 51, 31)?.hasSuffix(
        """
        <input class="c" type="checkbox" role="switch" checked aria-label="Reminder" \
        style="left:0px;top:0px;width:51px;height:31px"></div>
        """) == true)
  }

  @Test("A text field is an input with its text, name and font")
  func aTextFieldIsAnInputWithItsTextNameAndFont() {
    let field = UITextField()
    field.text = "Ada \"L\" <&>"
    field.placeholder = "Name"
    #expect(
      picture(field, 100, 22) == """
        <div class="v" data-type="UITextField" style="left:0px;top:0px;width:100px;height:22px">\
        <input class="f" type="text" style="left:0px;top:0px;width:100px;height:22px;\
        font-size:17px;color:rgb(0 0 0);text-align:left;caret-color:rgb(0 122 255);\
        --placeholder:rgb(60 60 67 / 0.3)" value="Ada &quot;L&quot; &lt;&amp;&gt;" \
        placeholder="Name" aria-label="Name"></div>
        """)
  }

  @Test("A button is a button, and says that it is open, chosen or has a menu")
  func aButtonIsAButtonAndSaysThatItIsOpenChosenOrHasAMenu() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Sort"
    button.menu = UIMenu(children: [UIAction(title: "Up") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.isSelected = true
    button.accessibilityExpandedStatus = .collapsed
    #expect(
      picture(button, 100, 34.5) == """
        <div class="v" data-type="UIButton" style="left:0px;top:0px;width:100px;height:34.5px">\
        <button class="b" type="button" aria-label="Sort" aria-haspopup="menu" \
        aria-expanded="false" aria-pressed="true" style="left:0px;top:0px;width:100px;\
        height:34.5px;border-radius:6px"><span class="t" style="left:33.93px;top:7px;\
        width:32.141px;height:20.287px;line-height:20.287px" aria-hidden="true">\
        <span style="font-size:17px;color:rgb(0 122 255)">Sort</span></span></button></div>
        """)
  }

  private nonisolated static let roles: [(UIAccessibilityTraits, String)] = [
    (.button, #"role="button" aria-label="Day, 3" tabindex="0""#),
    (.header, #"role="heading" aria-level="2" aria-label="Day, 3""#),
    (.image, #"role="img" aria-label="Day, 3""#),
    (.link, #"role="link" aria-label="Day, 3" tabindex="0""#),
    (.none, #"role="group" aria-label="Day, 3""#),
    (
      .adjustable,
      #"role="slider" aria-valuetext="3" aria-valuenow="0" aria-valuemin="0" aria-valuemax="0" "#
        + #"aria-label="Day" tabindex="0""#
    ),
    (
      [.button, .selected, .notEnabled],
      #"role="button" aria-label="Day, 3" tabindex="0" aria-disabled="true" aria-pressed="true""#
    ),
  ]

  @Test("An element has the role of its traits", arguments: roles)
  func anElementHasTheRoleOfItsTraits(traits: UIAccessibilityTraits, attributes: String) {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Day"
    view.accessibilityValue = "3"
    view.accessibilityTraits = traits
    #expect(
      picture(view, 10, 10) == """
        <div class="v" data-type="UIView" style="left:0px;top:0px;width:10px;height:10px" \
        \(attributes)></div>
        """)
  }

  @Test("An element hides what is in it, and a hidden one all of itself")
  func anElementHidesWhatIsInItAndAHiddenOneAllOfItself() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityTraits = .button
    view.accessibilityLabel = "All"
    view.addSubview(UIView())
    #expect(picture(view, 10, 10)?.contains("<div aria-hidden=\"true\"><div class=\"v\"") == true)
    view.accessibilityElementsHidden = true
    #expect(picture(view, 10, 10)?.contains("role=") == false)
    #expect(picture(view, 10, 10)?.contains("height:10px\" aria-hidden=\"true\">") == true)
    view.isHidden = true
    #expect(picture(view, 10, 10) == nil)
  }

  @Test("Colours are those of the look in which a view is shown")
  func coloursAreThoseOfTheLookInWhichAViewIsShown() {
    for (style, colour) in [
      (UIUserInterfaceStyle.light, "rgb(242 242 247)"), (.dark, "rgb(0 0 0)"),
    ] {
      let view = UIView()
      view.backgroundColor = .systemGroupedBackground
      view.overrideUserInterfaceStyle = style
      #expect(picture(view, 1, 1)?.contains("background:\(colour)") == true)
    }
  }

  @Test("Corners, borders, opacity and clipping are drawn")
  func cornersBordersOpacityAndClippingAreDrawn() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.black.cgColor
    view.alpha = 0.5
    view.clipsToBounds = true
    #expect(
      picture(view, 10, 10) == """
        <div class="v" data-type="UIView" style="left:0px;top:0px;width:10px;height:10px;\
        opacity:0.5;overflow:hidden;border-radius:8px 0 8px 0;border:1px solid rgb(0 0 0)"></div>
        """)
  }

  @Test("Every symbol has a drawing on its grid") func everySymbolHasADrawingOnItsGrid() {
    #expect(SymbolDrawing.names.count == 31)
    for name in [
      "chevron.right", "chevron.down", "chevron.left", "chevron.up", "checkmark", "circle",
      "checkmark.circle.fill", "magnifyingglass", "square.and.arrow.up", "trash", "plus",
      "plus.square.on.square", "xmark.circle.fill", "calendar", "photo", "person.crop.circle",
      "exclamationmark.circle", "arrow.uturn.backward", "arrow.uturn.forward", "ellipsis.circle",
      "doc.on.doc", "eye", "eye.slash", "envelope", "phone", "arrow.up.forward",
    ] {
      let drawing = SymbolDrawing.named(name)
      #expect(drawing.map { $0.strokes.isEmpty && $0.fills.isEmpty } == false, "\(name)")
      #expect(UIImage(systemName: name)?.size.height ?? 0 > 9, "\(name)")
    }
  }

  @Test("A wheel is a drum: seven rows, the chosen one larger and in the middle")
  func aWheelIsADrumSevenRowsTheChosenOneLargerAndInTheMiddle() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let wheels = Wheels()
    picker.dataSource = wheels
    picker.delegate = wheels
    picker.selectRow(10, inComponent: 0, animated: false)
    let rows = picker.drumRows(of: 0)
    #expect(rows.map(\.row) == [7, 8, 9, 10, 11, 12, 13])
    #expect(rows.filter(\.isChosen).map(\.y) == [108])
    #expect(rows.map { Int($0.y.rounded()) } == [27, 49, 77, 108, 139, 167, 189])
    #expect(picker.drumRows(of: 1).map(\.row) == [0, 1, 2])
  }

  @Test("A wheel's row is drawn as the label that the delegate gives")
  func aWheelsRowIsDrawnAsTheLabelThatTheDelegateGives() {
    final class Labels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        1
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        let label = UILabel()
        label.attributedText = NSAttributedString(
          string: "30", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        label.textColor = .systemRed
        label.textAlignment = .left
        return label
      }
    }
    let picker = UIPickerView()
    let labels = Labels()
    picker.dataSource = labels
    picker.delegate = labels
    #expect(
      picture(picker, 320, 216)?.components(separatedBy: "<div class=\"p\"").last == """
         style="left:8px;top:97.75px;width:286px;height:20.5px" aria-hidden="true">\
        <span class="t" style="left:0px;top:0px;width:20.766px;height:20.287px;\
        line-height:20.287px"><span style="font-size:17px;color:rgb(255 59 48);\
        text-decoration:line-through">30</span></span></div></div></div>
        """)
  }

  @Test("A page holds its pictures, each labelled as a double's")
  func aPageHoldsItsPicturesEachLabelledAsADoubles() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let text = page(of: [html(of: view, named: "one"), html(of: view)], title: "A & B")
    #expect(text.contains("<title>A &amp; B</title>"))
    #expect(text.components(separatedBy: "<figure").count == 3)
    #expect(text.components(separatedBy: "<span>drawn by a double of UIKit</span>").count == 3)
  }

  @Test("Two cells of the same content are drawn the same, whatever one showed before")
  func twoCellsOfTheSameContentAreDrawnTheSameWhateverOneShowedBefore() {
    func content(_ text: String) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = text
      content.secondaryText = text == "B" ? nil : "more"
      content.image = text == "B" ? nil : UIImage(systemName: "photo")
      return content
    }
    let (used, fresh) = (
      UITableViewCell(style: .default, reuseIdentifier: nil),
      UITableViewCell(style: .default, reuseIdentifier: nil)
    )
    used.contentConfiguration = content("A")
    _ = picture(used, 300, 60)
    used.contentConfiguration = content("B")
    fresh.contentConfiguration = content("B")
    #expect(picture(used, 300, 60) == picture(fresh, 300, 60))
  }
}
