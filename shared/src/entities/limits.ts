/** The most characters that a visitor's form and the database take. Its constraints are the same. */
export const visitorLimits = {
  personName: 200,
  email: 254,
  phone: 50,
  shortText: 300,
  longText: 5_000,
  partyNames: 1_000,
} as const

/** The most people of one registration. */
export const largestParty = 8
