import { SubmissionRejected } from '../../submissions/SubmissionRejected'

export const tooManyAttempts = () =>
  new SubmissionRejected({
    title: 'Too many attempts',
    description: 'Please wait a few minutes before you try again.',
  })
