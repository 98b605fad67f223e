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
    repeated: "This was added before. Nothing was added now.",
    unkept: "{field} is only kept once you save. Enter it again.",
    maybeAdded: "This may have been added already. Look before you add it again.",
    alike: "It looks like {title}",
    removedSince: "This was added before and has been removed since.",
    withoutTicket: "This form is not complete. Check what you entered, and save again.",
    addAnyway: "Add it all the same",
    copied: "Copied from {title}.",
    copiedBut: "Copied from {title}. Not copied: {fields}.",
    addedOtherwise: "This was already added with other values. Save again to add another.",
    tooLate: "This add cannot be undone any more. The record is still there.",
    referredTo: "It was not removed, because other records refer to it now.",
    tooLargeToUndo:
      "It was not removed, because it is too large to be brought back. Remove it in its list.",
    changedSince: "This record was changed since it was added, so it was not removed.")
}
