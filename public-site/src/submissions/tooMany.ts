/** For whoever shares a connection with many. */
export const tooMany = 'A lot came from your connection. Please try again in an hour, or call us.'
