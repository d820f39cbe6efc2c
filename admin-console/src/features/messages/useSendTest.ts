import { useState } from 'react'
import type { MessageText } from 'shared/backend/messages'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'

/** Sends the administrator a message, or an announcement as it would look. Without `send`, nothing can be sent. */
export function useSendTest() {
  const { mailer } = administration().messages
  const isSilent = useMailRuns() === false
  const [busy, setBusy] = useState(false)

  async function send(words?: MessageText) {
    setBusy(true)
    try {
      showToast(
        (await mailer?.sendTest(words))
          ? {
              kind: 'success',
              title: isSilent ? 'Test waiting to be sent' : 'Test on its way',
              description: isSilent
                ? 'No email is going out right now.'
                : 'It goes to your own address.',
            }
          : { kind: 'destructive', title: 'No test sent', description: 'Email isn’t set up yet.' },
      )
    } catch (error) {
      showFailure('No test sent', error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, send: mailer && send }
}
