import { type SubmitEvent, useState } from 'react'
import { backend, collection, type SendOutcome } from 'shared/backend'
import { events } from 'shared/collections/events'
import { type CharityEvent, spotsRemaining } from 'shared/entities/event'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { Button } from '../../components/Button'
import { FormFailure } from '../../forms/FormFailure'
import { tooMany } from '../../submissions/tooMany'
import styles from './ChangeParty.module.css'
import { fewPlacesLeft } from './fewPlacesLeft'
import { PartySizeField } from './PartySizeField'

interface ChangePartyProps {
  event: CharityEvent
  /** How many people are registered. */
  partySize: number
  busy: boolean
  onBusyChange: (busy: boolean) => void
  onChanged: () => void
}

/** Makes a registration’s party smaller, or larger while places last, without canceling it. */
export function ChangeParty({ event, partySize, busy, onBusyChange, onChanged }: ChangePartyProps) {
  const [failure, setFailure] = useState<string>()

  async function change(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const size = Number(new FormData(submit.currentTarget).get('partySize'))
    onBusyChange(true)
    setFailure(undefined)
    try {
      const outcome = await (await backend().submissions()).changeParty(event.id, size)
      if (outcome !== 'accepted' && outcome !== 'waiting') {
        return setFailure(explain(outcome, event.id))
      }
      console.info('[site] Party changed', { eventId: event.id, partySize: size })
      onChanged()
      showToast({
        kind: 'success',
        title: 'Registration changed',
        description: size === 1 ? 'For 1 person now.' : `For ${size} people now.`,
      })
    } catch (error) {
      reportError('public-site', 'Changing a party failed', error)
      setFailure('We couldn’t change this. Please try again or reload the page.')
    } finally {
      onBusyChange(false)
    }
  }

  return (
    <form className={styles.party} onSubmit={change}>
      <PartySizeField register={{ name: 'partySize' }} defaultValue={partySize} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" variant="outline" disabled={busy}>
        {busy ? 'Changing...' : 'Change the number'}
      </Button>
    </form>
  )
}

function explain(outcome: SendOutcome, eventId: number): string {
  if (outcome === 'tooMany') return tooMany
  const event = collection(events)
    .get()
    .find(({ id }) => id === eventId)
  const left = event ? spotsRemaining(event) : 0
  if (outcome === 'full') return left > 0 ? fewPlacesLeft(left) : 'No more places are left.'
  return 'This registration is no longer there. Please reload the page.'
}
