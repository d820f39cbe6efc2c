import { expect, test } from 'vitest'
import { errorText, outcomeOf } from './smtp.ts'

test.each([
  ['no connection', 'temporary', { code: 'ECONNECTION', command: 'CONN' }],
  ['no answer', 'temporary', { code: 'ETIMEDOUT', command: 'DATA' }],
  ['a server that is closing', 'temporary', { responseCode: 421, command: 'MAIL FROM' }],
  ['a wrong password', 'temporary', { responseCode: 535, command: 'AUTH PLAIN' }],
  ['a sender that is refused', 'temporary', { responseCode: 550, command: 'MAIL FROM' }],
  ['a full mailbox', 'temporary', { responseCode: 452, command: 'RCPT TO' }],
  ['an address that is none', 'undeliverable', { code: 'EENVELOPE', command: 'API' }],
  ['an unknown address', 'undeliverable', { responseCode: 550, command: 'RCPT TO' }],
  [
    'a server that relays for others only',
    'temporary',
    { responseCode: 554, command: 'RCPT TO', message: '554 5.7.1 Relay access denied' },
  ],
  [
    'a quota that is used up',
    'temporary',
    { responseCode: 550, command: 'RCPT TO', message: '550 5.4.5 Daily sending quota exceeded' },
  ],
  [
    'an address without a mailbox',
    'undeliverable',
    { responseCode: 550, command: 'RCPT TO', message: '550 5.1.1 User unknown' },
  ],
  [
    'a sender whose domain is unknown',
    'temporary',
    {
      responseCode: 550,
      command: 'RCPT TO',
      message: '550 5.1.8 Sender address rejected: Domain not found',
    },
  ],
  [
    'a server that is blocked',
    'temporary',
    { responseCode: 550, command: 'RCPT TO', message: '550 Client host blocked' },
  ],
  ['a message that is refused', 'refused', { responseCode: 554, command: 'DATA' }],
])('%s is %s', (_, outcome, error) => {
  expect(outcomeOf({ message: 'No', ...error })).toBe(outcome)
})

test('an error is kept on one line, and without addresses and who was written to', () => {
  const message = `550 5.1.1\r\n <ann.brown@example.com>: no ann.brown (ann@xn--e1a) ${'long '.repeat(200)}`
  const text = errorText({ message }, 'ann.brown@example.org')
  expect(text).toMatch(/^550 5\.1\.1 … no … … long/)
  expect(text.length).toBeLessThanOrEqual(500)
})
