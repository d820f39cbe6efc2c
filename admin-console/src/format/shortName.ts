const maxLength = 40

/**
 * A name for a toast, which stands over the page: as much of a long one as says which it is. No line
 * ends within the name of a parish: "St. / Catherine".
 */
export const shortName = (name: string) =>
  (name.length > maxLength ? `${name.slice(0, maxLength - 1).trimEnd()}…` : name).replaceAll(
    'St. ',
    'St.\u00a0',
  )
