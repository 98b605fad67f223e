import FoldoutForms
import Foundation
import Testing

/// Small pictures of each format as real programs write them: three pixels by two.
struct SmallPicture: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let format: PictureFormat
  let bytes: [UInt8]

  private init(_ name: String, _ format: PictureFormat, _ text: String) {
    testDescription = name
    self.format = format
    bytes = [UInt8](Data(base64Encoded: text) ?? Data())
  }

  static let all = [
    SmallPicture(
      "PNG", .png,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAHElEQVR4nGM8IafBwMDAwMDAxMDAYPHoOgMDAwAc\
      7gMDIddk7QAAAABJRU5ErkJggg==
      """),
    SmallPicture(
      "JPEG", .jpeg,
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQ\
      c1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk\
      pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAMDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
      AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
      M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
      HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
      cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
      anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
      5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwCgnI/E/wA6KKKxluz11sf/2Q==
      """),
    SmallPicture(
      "JPEG in several scans", .jpeg,
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQ\
      c1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk\
      pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAA\
      AAT/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/dAAQAAf/aAAwDAQACEAMQAAABnAr/AP/EABQQAQAAAAAAAAAAAAAA\
      AAAAAAD/2gAIAQEAAQUCf//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Bf//EABURAQEAAAAAAAAAAAAA\
      AAAAAAAB/9oACAECAQE/Aa//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAVEAEBAAAAAAAAAAAA\
      AAAAAAAAAf/aAAgBAQABPyGP/9oADAMBAAIAAwAAABD3/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAEx/9oACAEDAQE/\
      EFD/xAAWEQADAAAAAAAAAAAAAAAAAAAAATH/2gAIAQIBAT8Qpn//xAAYEAACAwAAAAAAAAAAAAAAAAAAASGBsf/a\
      AAgBAQABPxCat6f/2Q==
      """),
    SmallPicture(
      "GIF", .gif,
      """
      R0lGODdhAwACAIEAAMgeKAAA/wAAAAAAACwAAAAAAwACAAAICAABCAQQAEBAADs=
      """),
    SmallPicture(
      "GIF that moves", .gif,
      """
      R0lGODlhAwACAIEAAMwAM8wzMwAA/wAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQAAQAAACwAAAAAAwACAAAICQAD\
      AAgQQECAgAAh+QQBAQAAACwAAAAAAwACAAAIBgABCBwYEAA7
      """),
    SmallPicture(
      "WebP", .webP,
      """
      UklGRk4AAABXRUJQVlA4IEIAAABwAgCdASoDAAIAAUAmJagCdLoAyQDJAAX3+G2YAP74kXC9+52/yUSUyjun5CNY\
      YQXAPf/ugN/1/3Gf/2gN/1/T4AA=
      """),
    SmallPicture(
      "WebP without loss", .webP,
      """
      UklGRiIAAABXRUJQVlA4TBUAAAAvAkAAAA8wHoP8lP/5Dx684CCi/xEA
      """),
    SmallPicture(
      "WebP that moves", .webP,
      """
      UklGRtQAAABXRUJQVlA4WAoAAAACAAAAAgAAAQAAQU5JTQYAAAAAAAAAAABBTk1GcAAAAAAAAAAAAAIAAAEAAAoA\
      AAJWUDggWAAAAFABAJ0BKgMAAgABQCYlqAAEdAAA/vI70tey7v/o/t2fmFJ3j1gP3v/wR0wfvv/wR0wfvv/wR3/m\
      Dw3lL3t8+GzbEZn//9xAejyh//cZ//9oDgXtf+MAAABBTk1GMAAAAAAAAAAAAAIAAAEAAAoAAABWUDggGAAAADQB\
      AJ0BKgMAAgAAACYlpAADcAD+/TZoAA==
      """),
    SmallPicture(
      "WebP with notes", .webP,
      """
      UklGRj4AAABXRUJQVlA4WAoAAAAIAAAAAgAAAQAAVlA4TBUAAAAvAkAAAA8wHoP8lP/5Dx684CCi/xEARVhJRgIA\
      AABhYg==
      """),
  ]
}
