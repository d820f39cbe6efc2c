import { expect, test } from 'vitest'
import { readSettings, workerSchema } from './mailSettings.ts'

const environment = {
  DATABASE_URL: 'postgresql://postgres:secret@localhost/postgres',
  SITE_URL: 'https://www.example.org/',
  MAIL_SMTP_URL: 'smtps://user:secret@mail.example.org',
  MAIL_FROM: 'events@example.org',
}

test('the environment says how to send', () => {
  expect(readSettings(workerSchema, environment)).toEqual({
    ...environment,
    SITE_URL: 'https://www.example.org',
    MAIL_PER_MINUTE: 300,
  })
})

test.each([
  ['MAIL_SMTP_URL', undefined, 'MAIL_SMTP_URL: A URL is missing, such as smtps://'],
  ['MAIL_SMTP_URL', 'mail.example.org', 'MAIL_SMTP_URL: This is no URL such as smtps://'],
  ['MAIL_FROM', 'Events <events@example.org>', 'MAIL_FROM: An email address is expected'],
  ['MAIL_PER_MINUTE', '0', 'MAIL_PER_MINUTE: A whole number from 1 to 60000 is expected'],
  ['MAIL_PORT', '8025', 'MAIL_URL and MAIL_PORT belong together'],
])('%s as "%s" is named, and no password', (name, value, message) => {
  const read = () => readSettings(workerSchema, { ...environment, [name]: value })
  expect(read).toThrow(message)
  expect(read).not.toThrow('secret')
})
