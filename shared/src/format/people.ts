/** "1 person", "3 people": of a party, which has no thousands. */
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
