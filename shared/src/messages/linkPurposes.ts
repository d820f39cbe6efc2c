/** What a link in a message leads to. Each has a secret of its own, which does nothing else. */
export const linkPurposes = [
  'receipt',
  'change',
  'cancel',
  'stopReminder',
  'confirm',
  'unsubscribe',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]
