import { type SubmitEvent, useState } from 'react'
import { backend, collection, type SendOutcome } from 'shared/backend'
import { events } from 'shared/collections/events'
import type { DeviceRegistration } from 'shared/collections/registrations'
import { type CharityEvent, notScheduled, spotsRemaining } from 'shared/entities/event'
import { people } from 'shared/format/people'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { Button } from '../../components/Button'
import { FormFailure } from '../../forms/FormFailure'
import { tooMany } from '../../submissions/tooMany'
import styles from './ChangeParty.module.css'
import { fewToAdd, nobodyMore } from './fewSpotsLeft'
import { PartySizeField } from './PartySizeField'

interface ChangePartyProps {
  event: CharityEvent
  registration: DeviceRegistration
  /** How many people are registered. */
  partySize: number
  /** Begins the sentence that says what it is for now. */
  name: string
  /** Whether another number is chosen. */
  isChanged: boolean
  onSize: (size: number) => void
  busy: boolean
  onBusyChange: (busy: boolean) => void
  onChanged: () => void
}

/** Makes a registration’s party smaller, or larger while places last, without canceling it. */
export function ChangeParty(props: ChangePartyProps) {
  const { event, registration, partySize, name, isChanged, onSize } = props
  const { busy, onBusyChange, onChanged } = props
  const [failure, setFailure] = useState<string>()

  async function change(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault()
    const size = sizeIn(submit.currentTarget)
    onBusyChange(true)
    setFailure(undefined)
    try {
      const outcome = await (await backend().submissions()).changeParty(registration, size)
      if (outcome !== 'accepted' && outcome !== 'waiting') {
        return setFailure(explain(outcome, event.id))
      }
      console.info('[site] Party changed', { eventId: event.id, partySize: size })
      onChanged()
      showToast({
        kind: 'success',
        title:
          outcome === 'waiting'
            ? 'Waiting list entry changed'
            : registration.waiting
              ? 'You’re registered'
              : 'Registration changed',
        description: `${name} now for ${people(size)}.`,
      })
    } catch (error) {
      reportError('public-site', 'Changing a party failed', error)
      setFailure('We couldn’t change this. Please try again or reload the page.')
    } finally {
      onBusyChange(false)
    }
  }

  return (
    <form
      className={styles.party}
      onSubmit={change}
      onChange={({ currentTarget }) => onSize(sizeIn(currentTarget))}
    >
      <PartySizeField register={{ name: 'partySize' }} defaultValue={partySize} />
      <FormFailure>{failure}</FormFailure>
      <Button
        type="submit"
        variant={isChanged ? 'primary' : 'outline'}
        disabled={busy || !isChanged}
      >
        {busy ? 'Changing...' : 'Change the number of people'}
      </Button>
    </form>
  )
}

const sizeIn = (form: HTMLFormElement) => Number(new FormData(form).get('partySize'))

function explain(outcome: SendOutcome, eventId: number): string {
  if (outcome === 'tooMany') return tooMany
  const event = collection(events)
    .get()
    .find(({ id }) => id === eventId)
  const left = event ? spotsRemaining(event) : 0
  if (outcome === 'full') return fewToAdd(left)
  if (event && notScheduled(event)) return nobodyMore
  return 'We couldn’t change this registration. Please reload the page.'
}
