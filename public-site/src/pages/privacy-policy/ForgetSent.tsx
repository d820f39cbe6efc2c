import { useEffect, useRef, useState } from 'react'
import { backend, useCollection } from 'shared/backend'
import { registrations } from 'shared/collections/registrations'
import { reportError } from 'shared/reporting'
import { Button } from '../../components/Button'
import { forgetTyped } from '../../forms/typedInTab'
import styles from './ForgetSent.module.css'

const outcomes = {
  pending: '',
  done: 'Deleted. What you entered in our forms, and any unfinished form in this tab, is gone from this browser.',
  failed:
    'We couldn’t delete this. Please try again, or clear this site’s data in your browser’s settings.',
}

/** Deletes what forms have left in this browser. It asks only whoever has a code for the door there. */
export function ForgetSent() {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('pending')
  const [asking, setAsking] = useState<boolean>()
  const buttons = useRef<HTMLDivElement>(null)
  const { length } = useCollection(registrations)

  // The button that had the focus has made way for others.
  useEffect(() => {
    if (asking !== undefined) buttons.current?.querySelector('button')?.focus()
  }, [asking])

  async function forget() {
    if (asking) setAsking(false)
    setOutcome('pending')
    try {
      forgetTyped()
      const submissions = await backend().submissions()
      await submissions.forgetSent()
      setOutcome('done')
    } catch (error) {
      reportError('public-site', 'What forms have left could not be deleted', error)
      setOutcome('failed')
    }
  }

  return (
    <>
      {asking && (
        <p>
          <strong>
            Delete your {length === 1 ? 'registration' : `${length} registrations`} too?
          </strong>{' '}
          Deleting {length === 1 ? 'it' : 'them'} here doesn’t give up your{' '}
          {length === 1 ? 'spot' : 'spots'}, and you won’t be able to change or cancel{' '}
          {length === 1 ? 'it' : 'them'}.
        </p>
      )}
      <div className={styles.answers} ref={buttons}>
        {asking ? (
          <>
            <Button onClick={() => setAsking(false)}>Keep everything</Button>
            <Button variant="outline" onClick={() => void forget()}>
              Delete everything
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => (length > 0 ? setAsking(true) : void forget())}>
            Delete what I entered
          </Button>
        )}
      </div>
      <p role="status" className={styles.outcome}>
        {outcomes[outcome]}
      </p>
    </>
  )
}
