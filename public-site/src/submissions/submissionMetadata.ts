/** What is sent beside a form's values: the same each time that one filled-in form is sent. */
export interface SubmissionMetadata {
  /** A random UUID. The store counts submissions with the same id once. */
  id: string
  /** What was typed into the field that only robots see. */
  website: string
  /** Since the form was shown, in milliseconds. */
  elapsed: number
}

// `crypto.randomUUID` exists in secure contexts only. The database takes a UUID without hyphens.
export const newSubmissionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
