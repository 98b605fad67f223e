@testable @_spi(UIKitDouble) import UIKit

/// A form as an app would build it: a table of grouped rows with controls in them.
final class FormScreen: UITableViewController {
  /// A row's words and what stands at its end.
  enum Row {
    case value(String, String)
    case subtitle(String, String, symbol: String)
    case toggle(String, Bool)
    case field(String, String)
    case date(String)
    case wheels
    case button(String)
    case choice(String, chosen: Bool)
  }

  var sections: [(header: String?, footer: String?, rows: [Row])] = [
    (
      "Trip", nil,
      [
        .field("Name", "Weekend in Ghent"), .toggle("Reminder", true), .date("Starts"),
        .value("Length", "3 days"), .wheels,
      ]
    ),
    (
      "Travellers", "Everybody is sent the plan by mail, and again when it changes.",
      [
        .subtitle("Ada Lovelace", "ada@example.org", symbol: "person.crop.circle"),
        .subtitle("Grace Hopper", "grace@example.org", symbol: "person.crop.circle"),
      ]
    ),
    (nil, nil, [.choice("Train", chosen: true), .choice("Car", chosen: false)]),
    (nil, nil, [.button("Delete Trip")]),
  ]

  private let wheels = Wheels()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trip"
    navigationItem.title = "Trip"
    tableView.backgroundColor = .systemGroupedBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    for view in cell.contentView.subviews { view.removeFromSuperview() }
    cell.contentConfiguration = nil
    cell.accessoryType = .none
    cell.separatorInset = UITableViewCell(style: .default, reuseIdentifier: nil).separatorInset
    switch sections[indexPath.section].rows[indexPath.row] {
    case .value(let title, let value):
      var content = UIListContentConfiguration.valueCell()
      content.text = title
      content.secondaryText = value
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    case .subtitle(let title, let detail, let symbol):
      var content = UIListContentConfiguration.subtitleCell()
      content.text = title
      content.secondaryText = detail
      content.image = UIImage(systemName: symbol)
      cell.contentConfiguration = content
    case .choice(let title, let chosen):
      var content = UIListContentConfiguration.cell()
      content.text = title
      cell.contentConfiguration = content
      cell.accessoryType = chosen ? .checkmark : .none
    case .button(let title):
      var content = UIListContentConfiguration.cell()
      content.text = title
      content.textProperties.color = .systemRed
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
      cell.separatorInset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
    case .toggle(let title, let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityLabel = title
      fill(cell, Sample.row(title, Sample.holder(toggle)))
    case .field(let title, let text):
      let field = UITextField()
      field.text = text
      field.textAlignment = .right
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.accessibilityLabel = title
      fill(cell, Sample.row(title, field))
    case .date(let title):
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      picker.accessibilityLabel = title
      fill(cell, Sample.row(title, Sample.holder(picker)))
    case .wheels:
      let picker = UIPickerView()
      picker.accessibilityLabel = "Length"
      picker.dataSource = wheels
      picker.delegate = wheels
      picker.selectRow(2, inComponent: 0, animated: false)
      fill(cell, picker)
    }
    return cell
  }

  private func fill(_ cell: UITableViewCell, _ view: UIView) {
    Sample.pin(view, in: cell.contentView, bottom: .init(999))
  }
}

/// Two wheels: a number and a unit.
final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 30 : 3
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    component == 0 ? String(row + 1) : ["days", "weeks", "months"][row]
  }
}
