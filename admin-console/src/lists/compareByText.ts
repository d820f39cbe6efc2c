/** A comparator that orders items alphabetically by a text of theirs. */
export const compareByText =
  <Item>(text: (item: Item) => string) =>
  (a: Item, b: Item) =>
    text(a).localeCompare(text(b))
