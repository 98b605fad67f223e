import Testing
import UIKit

/// Wheels of a picker view.
@MainActor
@Suite("Picker views")
struct PickerTests {
  /// A picker's data of counted rows.
  final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int]
    var told: [[Int]] = []

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { "\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { told.append([component, row]) }
  }

  private func picker(_ wheels: Wheels) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = wheels
    picker.delegate = wheels
    return picker
  }

  // [doc] selectRow(_:inComponent:animated:): the delegate is told of a person's choice only.
  @Test("A row set by the app is not told") func aRowSetByTheAppIsNotTold() {
    let wheels = Wheels([12, 31])
    let picker = picker(wheels)
    picker.selectRow(6, inComponent: 0, animated: false)
    picker.selectRow(13, inComponent: 1, animated: false)
    #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == [6, 13])
    #expect(wheels.told.isEmpty)
  }

  // [doc] numberOfComponents and numberOfRows(inComponent:) are those of the data source.
  @Test("A picker counts by its data source") func aPickerCountsByItsDataSource() {
    let wheels = Wheels([12, 31])
    let picker = picker(wheels)
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 1) == 31)
  }

  // [doc] reloadComponent reads the wheel's rows again; a row that is no longer there gives way to
  // the last.
  @Test("A shorter wheel comes to rest on its last row") func aShorterWheelComesToRestOnItsLastRow()
  {
    let wheels = Wheels([12, 31])
    let picker = picker(wheels)
    picker.selectRow(30, inComponent: 1, animated: false)
    wheels.counts = [12, 28]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 27)
  }
}
