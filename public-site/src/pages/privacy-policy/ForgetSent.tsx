import { useState } from 'react'
import { backend } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { Button } from '../../components/Button'
import { forgetTyped } from '../../forms/typedInTab'

const outcomes = {
  pending: '',
  done: 'Deleted. What you entered in our forms, and any unfinished form in this tab, is gone from this browser.',
  failed:
    'We couldn’t delete this. Please try again, or clear this site’s data in your browser’s settings.',
}

/** Deletes what forms have left in this browser. It asks nothing: nobody else has it, or misses it. */
export function ForgetSent() {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('pending')

  async function forget() {
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
      <Button variant="outline" onClick={() => void forget()}>
        Delete what I entered
      </Button>
      <p role="status">{outcomes[outcome]}</p>
    </>
  )
}
