import { paymentPlaceholders } from 'shared/format/paymentPageUrl'

const known: readonly string[] = paymentPlaceholders.map((name) => `{${name}}`)

/** Whether it can be saved: none, or a secure URL. A database's constraint is the same. */
export const isAccepted = (url: string) => url === '' || /^https:\/\/[^\s]+$/.test(url)

/** What looks like a placeholder and stands for nothing: "{sum}". */
export const unknownPlaceholders = (url: string): string[] =>
  [...new Set(url.match(/\{[^{}]*\}/g))].filter((placeholder) => !known.includes(placeholder))
