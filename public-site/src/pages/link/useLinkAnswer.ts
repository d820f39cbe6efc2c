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

async function ask(token: string): Promise<LinkAnswer> {
  if (!token) return { outcome: 'incomplete' }
  try {
    const { openLink } = await backend().submissions()
    return openLink ? await openLink(token) : { outcome: 'noMessages' }
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
