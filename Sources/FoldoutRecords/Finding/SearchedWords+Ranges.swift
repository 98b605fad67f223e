extension SearchedWords {
  /// Where the words stand in a text, in whole characters, in their order and apart from each
  /// other.
  ///
  /// Complexity: O(words × length).
  package func ranges(in text: String) -> [Range<String.Index>] {
    // The characters as they are folded, and which of them each byte is of.
    var folded: [UInt8] = []
    var places: [String.Index] = []
    for place in text.indices {
      let bytes = LabelSearch.folded(text[place...place], keepingNUL: true)
      folded += bytes
      places += repeatElement(place, count: bytes.count)
    }
    var isMarked = Array(repeating: false, count: folded.count)
    folded.withUnsafeBufferPointer { folded in
      for word in words {
        var start = 0
        let length = word.pattern.bytes.count
        while let place = word.pattern.place(in: folded, start..<folded.count) {
          for byte in place..<place + length { isMarked[byte] = true }
          start = place + length
        }
      }
    }
    var ranges: [Range<String.Index>] = []
    for (byte, place) in places.enumerated() where isMarked[byte] {
      let end = text.index(after: place)
      if let last = ranges.last, last.upperBound >= place {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        ranges.append(place..<end)
      }
    }
    return ranges
  }
}
