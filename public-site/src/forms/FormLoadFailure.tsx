import { useState } from 'react'
import { reloadIfAnswered } from '../browser/reloadIfAnswered'
import { Button } from '../components/Button'

const labels = {
  failed: 'Reload the page',
  reloading: 'Reloading…',
  noAnswer: 'No connection yet. Try again',
}

/**
 * Says that a form did not come, and loads the page again once the server answers. Importing the form
 * again would not help: some browsers remember that it has failed.
 */
export function FormLoadFailure() {
  const [step, setStep] = useState<keyof typeof labels>('failed')
  const reloading = step === 'reloading'

  async function reload() {
    setStep('reloading')
    if (!(await reloadIfAnswered())) setStep('noAnswer')
  }

  return (
    <div role="alert">
      <p>The form didn’t load. Your connection may have dropped.</p>
      {/* Not disabled while it waits: it would lose the focus. */}
      <Button variant="outline" aria-disabled={reloading} onClick={reloading ? undefined : reload}>
        {labels[step]}
      </Button>
    </div>
  )
}
