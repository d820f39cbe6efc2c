/** For whoever shares a connection with many. */
export const tooMany =
  'Too much came from your connection at once. Please try again in an hour, or call us.'
