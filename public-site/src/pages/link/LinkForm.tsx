import { type SubmitEvent, useState } from 'react'
import { backend, type UsedLink } from 'shared/backend'
import type { LinkPurpose } from 'shared/messages/linkPurposes'
import { reportError } from 'shared/reporting'
import { fewToAdd, nobodyMore } from '../../features/registration/fewSpotsLeft'
import { PartySizeField } from '../../features/registration/PartySizeField'
import { Form } from '../../forms/Form'
import { tooMany } from '../../submissions/tooMany'
import type { LinkAnswer } from './useLinkAnswer'

interface LinkFormProps {
  token: string
  purpose: LinkPurpose
  opened: LinkAnswer
  /** Of the button. */
  label: string
  onEnded: (answer: LinkAnswer) => void
}

/** The button that does what a link is for; where the party changes, with its size. */
export function LinkForm({ token, purpose, opened, label, onEnded }: LinkFormProps) {
  const [submitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const size = new FormData(event.currentTarget).get('partySize')
    const partySize = size === null ? undefined : Number(size)
    setSubmitting(true)
    setFailure(undefined)
    try {
      const submissions = await backend().submissions()
      const used = await submissions.actOnLink?.(token, opened, partySize)
      if (!used) return
      const { outcome } = used
      // A subscription that has ended is gone, with its link.
      if (outcome === 'done' || (outcome === 'gone' && purpose === 'unsubscribe')) {
        return onEnded({ ...opened, ...(partySize && { partySize }), outcome: 'used' })
      }
      if (outcome === 'ended' || outcome === 'gone') return onEnded({ ...opened, outcome })
      setFailure(explain(used))
    } catch (error) {
      reportError('public-site', 'A link could not be used', error)
      setFailure(notDone)
    } finally {
      setSubmitting(false)
    }
  }

  return (
    <Form
      submitLabel={label}
      submittingLabel="One moment..."
      {...{ submitting, failure }}
      onSubmit={submit}
    >
      {purpose === 'change' && (
        <PartySizeField register={{ name: 'partySize' }} defaultValue={opened.partySize ?? 1} />
      )}
    </Form>
  )
}

const notDone = 'That didn’t work. Please try again or reload the page.'

function explain({ outcome, left = 0 }: UsedLink): string {
  if (outcome === 'tooMany') return tooMany
  if (outcome === 'full') return fewToAdd(left)
  if (outcome === 'closed') return nobodyMore
  return notDone
}
