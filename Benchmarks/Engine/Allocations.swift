import Foldout
import Glibc

/// Measures the allocations of a tap, for few rows and for many.
///
/// The limit for a million rows is the figure for a thousand: anything allocated per row would
/// exceed it. Counts the objects that the Swift runtime allocates, and their bytes, through its
/// hook for Instruments; an array's storage is such an object. `malloc` cannot be counted from
/// Swift, because the compiler does not let a program replace it.
func measureAllocations() {
  let few = allocationsPerTap(rowCount: 1_000)
  let many = allocationsPerTap(rowCount: rowCount)
  Figure(name: "allocations per tap, 1,000 rows", measured: few.calls, unit: "").print()
  Figure(
    name: "allocations per tap, 1,000,000 rows", measured: many.calls, limit: few.calls, unit: ""
  ).print()
  Figure(name: "bytes allocated per tap, 1,000 rows", measured: few.bytes, unit: "B").print()
  Figure(
    name: "bytes allocated per tap, 1,000,000 rows", measured: many.bytes, limit: few.bytes,
    unit: "B"
  ).print()
}

private func allocationsPerTap(rowCount: Int) -> (calls: Double, bytes: Double) {
  let rows = Array(0..<rowCount)
  let outline = oneSection(of: rows)
  var table = Table(outline, owners: Set(rows))
  let taps = 1_000
  keep(table.apply(.tap(rowCount - 1)))
  (objectCount, objectBytes) = (0, 0)
  guard countObjects(true) else { return (.nan, .nan) }
  for tap in 0..<taps { keep(table.apply(.tap(tap * 7919 % (rowCount - 1)))) }
  _ = countObjects(false)
  return (Double(objectCount) / Double(taps), Double(objectBytes) / Double(taps))
}

// Any thread that allocates writes the counters; only one thread runs during the measurement.
private nonisolated(unsafe) var objectCount = 0
private nonisolated(unsafe) var objectBytes = 0
private nonisolated(unsafe) var allocate: Allocate?

private typealias Allocate =
  @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

/// Installs or removes a counter in the runtime's allocation of objects.
///
/// It is installed only while taps of rows with Int ids are measured: the same switch also reroutes
/// reference counting, which then mistakes strings without an object for objects.
///
/// - Returns: True if this runtime has the hook; otherwise nothing is measured.
private func countObjects(_ isOn: Bool) -> Bool {
  guard
    let hook = dlsym(nil, "_swift_allocObject"),
    let isHooked = dlsym(
      nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
  else { return false }
  let entry = hook.assumingMemoryBound(to: Allocate?.self)
  if isOn {
    allocate = entry.pointee
    entry.pointee = { type, size, alignment in
      objectCount += 1
      objectBytes += size
      return allocate?(type, size, alignment)
    }
  } else {
    entry.pointee = allocate
  }
  isHooked.assumingMemoryBound(to: Bool.self).pointee = isOn
  return true
}
