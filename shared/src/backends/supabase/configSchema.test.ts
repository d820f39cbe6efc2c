import { expect, test } from 'vitest'
import { supabaseConfigFrom } from './configSchema'

test('without settings there is no store', () => {
  expect(supabaseConfigFrom({})).toBeNull()
})

test('the URL has no slash at its end', () => {
  expect(supabaseConfigFrom({ STORE_URL: 'http://localhost:54321/', STORE_KEY: 'k' })).toEqual({
    url: 'http://localhost:54321',
    key: 'k',
  })
})

test.each([
  { STORE_URL: 'https://store.example' },
  { STORE_KEY: 'k' },
  { STORE_URL: 'store.example', STORE_KEY: 'k' },
  { STORE_URL: 'javascript:alert(1)', STORE_KEY: 'k' },
])('%o is refused', (settings) => {
  expect(() => supabaseConfigFrom(settings)).toThrow('STORE_URL and STORE_KEY do not name a store')
})

const jwtOf = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
const url = 'https://store.example'

test.each(['sb_secret_x', jwtOf('service_role')])('%s never gets into a document', (key) => {
  expect(() => supabaseConfigFrom({ STORE_URL: url, STORE_KEY: key })).toThrow('is a secret key')
})

test.each(['sb_publishable_x', jwtOf('anon')])('%s is anybody’s', (key) => {
  expect(supabaseConfigFrom({ STORE_URL: url, STORE_KEY: key })).toEqual({ url, key })
})
