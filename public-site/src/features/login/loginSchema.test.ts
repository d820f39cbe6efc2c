import { expect, test } from 'vitest'
import { loginFormSchema } from './loginSchema'

test('signing in needs an email address and a password of eight characters', () => {
  const form = { email: 'admin', password: '1234567', rememberMe: false }
  const issues = loginFormSchema.safeParse(form).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual([
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ])
})
