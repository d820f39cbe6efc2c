import { useEffect, useState } from 'react'
import { backend, type OpenedLink } from 'shared/backend'
import { reportWarning } from 'shared/reporting'

export interface LinkAnswer extends Omit<OpenedLink, 'outcome'> {
  /**
   * `used`: just now, on this page; `incomplete`: the address has no secret; `noMessages`: this site sends none;
   * `unreachable`: nobody could be asked.
   */
  outcome: OpenedLink['outcome'] | 'used' | 'incomplete' | 'noMessages' | 'unreachable'
}

/** Whether it changes something for an event that is canceled. */
const isIdle = ({ outcome, purpose, event }: LinkAnswer) =>
  outcome === 'open' && purpose !== 'receipt' && event?.status === 'canceled'

async function ask(token: string): Promise<LinkAnswer> {
  if (!token) return { outcome: 'incomplete' }
  try {
    const { openLink } = await backend().submissions()
    const answer: LinkAnswer = openLink ? await openLink(token) : { outcome: 'noMessages' }
    return isIdle(answer) ? { ...answer, outcome: 'ended' } : answer
  } catch (error) {
    reportWarning('public-site', 'What a link is for could not be asked', error)
    return { outcome: 'unreachable' }
  }
}

/** What the link with this secret is for; `undefined` until the answer comes, and asked again when it is set to that. */
export function useLinkAnswer(token: string) {
  const [answer, setAnswer] = useState<LinkAnswer>()

  useEffect(() => {
    if (answer) return
    let current = true
    void ask(token).then((asked) => {
      if (current) setAnswer(asked)
    })
    return () => {
      current = false
    }
  }, [token, answer])

  return [answer, setAnswer] as const
}
