/** Stands in the history for personal values, which it does not keep. */
export const redacted = '…'
