import { screen } from '@testing-library/react'
import { authStore } from 'shared/auth'
import { demoLogin } from 'shared/backends/browser/demoAccount'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectSaidOnce } from '../../testing/expectSaidOnce'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { SignInForm } from './SignInForm'

// The toast says the same.
const message = () => screen.queryByText(/Please try again/, { selector: 'form p' })
const onSignedIn = vi.fn()
let user: ReturnType<typeof setUpUser>

async function signIn() {
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await advanceTime(1000)
}

beforeEach(async () => {
  vi.useFakeTimers()
  onSignedIn.mockClear()
  user = setUpUser()
  renderAt('/login', <SignInForm delayMs={1000} onSignedIn={onSignedIn} />)
  await user.type(screen.getByLabelText('Email'), demoLogin.email)
  await user.click(screen.getByLabelText('Remember me'))
})

test('a sign-in that fails is said to, is kept, and can be tried again', async () => {
  vi.spyOn(authStore, 'dispatch').mockImplementationOnce(() => {
    throw new Error('no store')
  })
  await user.type(screen.getByLabelText('Password'), demoLogin.password)
  await signIn()
  await pollUntil(() => expectSaidOnce(message()))
  expect(screen.getByLabelText('Email')).toHaveValue(demoLogin.email)
  expect(screen.getByLabelText('Password')).toHaveValue(demoLogin.password)
  expect(screen.getByLabelText('Remember me')).toBeChecked()
  const logged = vi.mocked(console.warn).mock.calls.splice(0)
  expect(logged).toEqual([['[site] Signing in failed', new Error('no store')]])

  await signIn()
  await pollUntil(() => screen.getByText('Success!'))
  expect(message()).not.toBeInTheDocument()
  await advanceTime(1000)
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('a mismatch keeps what was typed, and nothing is reported', async () => {
  await user.type(screen.getByLabelText('Password'), 'another-password')
  await signIn()
  await pollUntil(() => screen.getByText('Login failed'))
  expectSaidOnce(message())
  expect(message()).toHaveTextContent(/^Invalid email or password\. Please try again$/)
  expect(screen.getByLabelText('Password')).toHaveValue('another-password')
  expect(console.warn).not.toHaveBeenCalled()
})
