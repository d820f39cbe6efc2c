import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { BelowTheFold } from '../testing/BelowTheFold'
import { renderAt } from '../testing/renderAt'
import { observersNotified } from '../testing/scrollShareIntoView'
import { setUpUser } from '../testing/user'
import { ShownOutOfSight } from './ShownOutOfSight'

function Late() {
  const [came, setCame] = useState(false)
  return (
    <BelowTheFold>
      {came && <ShownOutOfSight>What comes late</ShownOutOfSight>}
      <button type="button" onClick={() => setCame(true)}>
        Read here
      </button>
    </BelowTheFold>
  )
}

test('what comes where a visitor is reading shows once that is out of sight below', async () => {
  renderAt('/', <Late />)
  const read = screen.getByRole('button')
  read.scrollIntoView({ behavior: 'instant' })
  const place = () => read.getBoundingClientRect().top
  const before = place()
  await setUpUser().click(read)
  const late = screen.getByText('What comes late')
  await observersNotified(late)
  expect(late).not.toBeVisible()
  expect(place()).toBe(before)
  scrollTo({ top: 0, behavior: 'instant' })
  await observersNotified(late)
  expect(late).toBeVisible()
})
