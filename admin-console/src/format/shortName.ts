const maxLength = 60

/**
 * A name for a toast, which has little room: enough of a long one to tell which it is. No line ends
 * within the name of a parish: "St. / Catherine".
 */
export const shortName = (name: string) =>
  (name.length > maxLength ? `${name.slice(0, maxLength - 1).trimEnd()}…` : name).replaceAll(
    'St. ',
    'St.\u00a0',
  )
