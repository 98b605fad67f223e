extension SearchQuery {
  /// Returns the ranges of the words in a text, as whole characters, in order and without overlap.
  ///
  /// Complexity: O(words × length).
  package func ranges(in text: String) -> [Range<String.Index>] {
    // The folded bytes, and for each the index of its character.
    var folded: [UInt8] = []
    var offsets: [String.Index] = []
    for offset in text.indices {
      let bytes = LabelSearch.folded(text[offset...offset], keepingNUL: true)
      folded += bytes
      offsets += repeatElement(offset, count: bytes.count)
    }
    var isMarked = Array(repeating: false, count: folded.count)
    folded.withUnsafeBufferPointer { folded in
      for term in terms {
        var start = 0
        let length = term.pattern.bytes.count
        while let offset = term.pattern.offset(in: folded, start..<folded.count) {
          for byte in offset..<offset + length { isMarked[byte] = true }
          start = offset + length
        }
      }
    }
    var ranges: [Range<String.Index>] = []
    for (byte, offset) in offsets.enumerated() where isMarked[byte] {
      let end = text.index(after: offset)
      if let last = ranges.last, last.upperBound >= offset {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        ranges.append(offset..<end)
      }
    }
    return ranges
  }
}
