/** For whoever shares a connection with many. */
export const tooMany =
  'We’ve had too many tries from your connection. Please try again in an hour, or call us.'
