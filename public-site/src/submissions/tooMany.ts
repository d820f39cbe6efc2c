/** For whoever shares a connection with many. */
export const tooMany = 'Too many tries from your connection. Please wait an hour, or call us.'
