/** For whoever shares a connection with many. */
export const tooMany =
  'Too many requests came from your connection. Please try again in an hour, or call us.'
