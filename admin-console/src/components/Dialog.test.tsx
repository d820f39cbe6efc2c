import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { pressAtOnce } from '../testing/pressAtOnce'
import { Dialog } from './Dialog'

function PageWithQuestion() {
  const [asked, setAsked] = useState(false)
  const answer = (close: () => void) => (
    <button type="button" onClick={close}>
      Yes
    </button>
  )
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Ask
      </button>
      {asked && <Dialog title="Sure?" onClose={() => setAsked(false)} buttons={answer} />}
    </>
  )
}

test.each(['{Enter>4/}', '{Enter}{Enter}', '  '])(
  'pressing %o on what opens a question does not answer it',
  async (keys) => {
    const user = userEvent.setup({ delay: null })
    render(<PageWithQuestion />)
    screen.getByRole('button', { name: 'Ask' }).focus()
    pressAtOnce()
    await user.keyboard(keys)
    expect(await screen.findByRole('button', { name: 'Yes' })).toHaveFocus()
  },
)

test('the title of a question stays in sight while a long text below it is read', async () => {
  await setViewportWidth(360)
  render(
    <Dialog title="Sure?" onClose={() => {}} buttons={() => <button type="button">Yes</button>}>
      <p style={{ height: 3000 }}>A long text</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  dialog.scrollTop = 2000
  expect(dialog.scrollTop).toBe(2000)
  const title = screen.getByRole('heading', { name: 'Sure?' }).getBoundingClientRect()
  expect(title.top).toBeCloseTo(dialog.getBoundingClientRect().top)
})
