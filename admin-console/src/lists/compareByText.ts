/** Compares items by a text of theirs, as a reader would order them. */
export const compareByText =
  <Item>(text: (item: Item) => string) =>
  (a: Item, b: Item) =>
    text(a).localeCompare(text(b))
