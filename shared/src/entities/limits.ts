/** The most characters that a visitor's form and a store take. The store's constraints are the same. */
export const visitorLimits = {
  personName: 200,
  email: 254,
  phone: 50,
  shortText: 300,
  longText: 5_000,
} as const

/** The same for what an administrator writes. A store refuses more; the console's forms do not. */
export const contentLimits = {
  title: 500,
  text: 20_000,
  blogContent: 200_000,
  url: 2_000,
  tags: 50,
  tag: 100,
} as const
