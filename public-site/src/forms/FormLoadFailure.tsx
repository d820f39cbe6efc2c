import { useState } from 'react'
import { Button } from '../components/Button'

/** Says that a form did not come, and loads the page again once the server answers: until then it stays. */
export function FormLoadFailure() {
  const [unanswered, setUnanswered] = useState(false)

  const reload = () =>
    fetch(location.href, { method: 'HEAD' }).then(
      // This document would wait again for what does not answer.
      () => location.reload(),
      () => setUnanswered(true),
    )

  return (
    <div role="alert">
      <p>The form could not be loaded. The connection may have been interrupted.</p>
      <Button variant="outline" onClick={reload}>
        {unanswered ? 'No connection yet. Try again' : 'Reload the page'}
      </Button>
    </div>
  )
}
