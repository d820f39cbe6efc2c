import type { ResetOutcome } from 'shared/backend'
import { type Notice, SubmissionRejected } from '../../submissions/SubmissionRejected'

const rejections: Record<Exclude<ResetOutcome, 'signedIn'>, Notice> = {
  refused: {
    title: 'Login failed',
    description: 'Invalid email or password. Please try again',
  },
  tooMany: {
    title: 'Too many attempts',
    description: 'Please wait a few minutes before you try again.',
  },
  weak: {
    title: 'Please choose another password',
    description: 'This one is too simple or too common.',
  },
  expired: {
    title: 'This link is no longer valid',
    description: 'Ask for a new one.',
  },
}

/** Throws words for the visitor in any other case. */
export function expectSignedIn(outcome: ResetOutcome) {
  if (outcome !== 'signedIn') throw new SubmissionRejected(rejections[outcome])
}
