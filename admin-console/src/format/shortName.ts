const maxLength = 40

/** A name for a toast, which stands over the page: as much of a long one as says which it is. */
export const shortName = (name: string) =>
  name.length > maxLength ? `${name.slice(0, maxLength - 1).trimEnd()}…` : name
