extension Words.Adding {
  static let english = Words.Adding(
    add: "Add",
    title: "New record",
    another: "Save and add another",
    cancel: "Cancel",
    duplicate: "Duplicate",
    required: "required",
    byDefault: "by default",
    valueByDefault: "{value} by default",
    added: "Added",
    addedBefore: "{title} was added.",
    alreadyAdded: "This was already added, so nothing was added now.",
    keptOnlyBySaving: "{field} isn’t kept until you save. Enter it again.",
    maybeAdded: "This may already have been added. Check before you add it again.",
    similar: "Looks the same as {title}",
    removedSince: "This was already added and has since been removed.",
    withoutTicket: "This form is incomplete. Check what you entered and save again.",
    clockSetBack:
      """
      This computer’s clock was set back after this page was opened, so it’s unknown whether this \
      was already added. Check, then save again.
      """,
    addAnyway: "Add anyway",
    copied: "Copied from {title}.",
    copiedBut: "Copied from {title}. Not copied: {fields}.",
    addedWithOtherValues:
      "This was already added with different values. Save again to add another.",
    tooLate: "Adding this can no longer be undone.",
    stillThere: "The record is still there.",
    referredTo: "It wasn’t removed because other records refer to it now.",
    maybeReferredTo: "It wasn’t removed because other records may refer to it.",
    changedSince: "This record was changed after it was added, so it wasn’t removed.")
}
