import { emailAddress } from 'shared/entities/formFields'
import { newSubmissionId } from 'shared/submissions/newSubmissionId'
import { showToast } from 'shared/toasts'
import { SubmissionRejected } from './SubmissionRejected'
import { sendSubmission } from './sendSubmission'

/**
 * Takes the address in this newsletter form, and says so. Where messages are sent, one asks whether it is theirs.
 * Sending twice does no harm: an address is kept once.
 * @returns why the address was not taken
 */
export async function sendSubscription(form: HTMLFormElement): Promise<string | undefined> {
  const email = emailAddress.safeParse(new FormData(form).get('email'))
  if (!email.success) return email.error.issues[0]?.message
  // The form is part of the page, so its time counts from when the page was loaded.
  const metadata = { id: newSubmissionId(), website: '', elapsed: Math.round(performance.now()) }
  try {
    await sendSubmission('newsletter', { email: email.data }, metadata)
  } catch (error) {
    if (error instanceof SubmissionRejected) return error.notice.description
    throw error
  }
  form.reset()
  showToast({
    kind: 'success',
    title: 'Check your email',
    description: 'If you aren’t subscribed yet, you’ll get a link to confirm your address.',
  })
}
