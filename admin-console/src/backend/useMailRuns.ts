import type { MailStatus } from 'shared/backend/messages'
import { administration } from './administration'
import { useQuery } from './useQuery'

/** Whatever sends email has a problem if nothing was heard of it for so long. */
const silentMs = 10 * 60 * 1000

export const isMailSilent = ({ seenAt }: MailStatus) =>
  !seenAt || Date.now() - Date.parse(seenAt) >= silentMs

/** Whether what happens is told by email: `undefined` until that is known. */
export function useMailRuns(): boolean | undefined {
  const { mailer } = administration().messages
  const { data } = useQuery('mail status', mailer ? () => mailer.status() : null)
  return mailer ? data && !isMailSilent(data) : false
}
