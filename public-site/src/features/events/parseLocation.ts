/**
 * A location as typed, "Grace Tabernacle, Half Way Tree, Kingston", in its two parts: the venue, and
 * where it is. Without a comma all of it is the venue.
 */
export function parseLocation(location: string): { venue: string; area: string } {
  const [venue = '', ...area] = location.split(',').map((part) => part.trim())
  return { venue, area: area.filter(Boolean).join(', ') }
}

/** No line ends within the name of a town or parish: "St. / James". Venues and streets have longer names. */
export const unbrokenArea = (location: string) =>
  location.replace(/(?<=,[^,]{2,12}) (?![^,]{13})/g, '\u00a0')
