const list = new Intl.ListFormat('en-US')

/** "Ann and Bea"; "date, time, and location". */
export const listed = (texts: readonly string[]) => list.format(texts)
