/** What says that a form sent again is the same one: 32 hexadecimal digits. */
// `crypto.randomUUID` exists in secure contexts only.
export const newSubmissionId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
