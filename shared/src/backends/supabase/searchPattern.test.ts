import { expect, test } from 'vitest'
import { equalTo, searchFilter } from './searchPattern'

const texts = ['Ann', 'a*b', '100%', 'un_der', 'com,ma (x)', '[b]{1}', 'a.b', 'q?+$|', '=cmd']

/** Finds what has all words in it. */
const patterns = (search: string) =>
  [...(searchFilter(search, ['name']).and ?? '').matchAll(/or\(name\.imatch\."([^"\\]*)"\)/g)].map(
    ([, pattern = '']) => new RegExp(pattern, 'i'),
  )
const isFound = (text: string, search: string) =>
  patterns(search).every((pattern) => pattern.test(text))

test.each(texts)('%s finds itself and nothing else', (text) => {
  expect(isFound(`before ${text} after`, text)).toBe(true)
  for (const other of texts) if (!other.includes(text)) expect(isFound(other, text)).toBe(false)
})

test('each word is looked for, in each column', () => {
  expect(searchFilter(' Ann  fair ', ['name', 'email'])).toEqual({
    and: '(or(name.imatch."ann",email.imatch."ann"),or(name.imatch."fair",email.imatch."fair"))',
  })
  expect(searchFilter(' ', ['name'])).toEqual({})
})

test('quotes and backslashes cannot end the value', () => {
  expect(searchFilter('a"b\\c^d', ['name'])).toEqual({ and: '(or(name.imatch."a.b.c.d"))' })
})

test('a whole text is found from end to end', () => {
  expect(equalTo('ann@example.com')).toBe('imatch."^ann@example[.]com$"')
})
