extension Form {
  /// The first thing that is wrong with a value that a field is to have; `nil` for nothing.
  public func problem(
    of value: FieldValue, in field: Field<Record>, of record: Record, at timings: Set<RuleTiming>,
    environment: FormEnvironment
  ) -> FieldProblem? {
    nil
  }

  /// The days between which a field's date must lie in a record: its own limits, narrowed by the
  /// days of the fields that it must not be before or after.
  public func limits(of field: Field<Record>, in record: Record) -> DateLimits {
    field.limits
  }
}
