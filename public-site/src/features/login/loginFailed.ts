import { SubmissionRejected } from '../../submissions/SubmissionRejected'

export const loginFailed = () =>
  new SubmissionRejected({
    title: 'Login failed',
    description: 'Invalid email or password. Please try again',
  })
