import { expect, test } from 'vitest'
import { containing, equalTo } from './searchPattern'

const texts = ['Ann', 'a*b', '100%', 'un_der', 'com,ma (x)', '[b]{1}', 'a.b', 'q?+$|', '=cmd']

test.each(texts)('%s finds itself and nothing else', (text) => {
  const [, pattern = ''] = /^imatch\."([^"\\]*)"$/.exec(containing(text)) ?? []
  const found = new RegExp(pattern, 'i')
  expect(`before ${text} after`).toMatch(found)
  for (const other of texts) if (!other.includes(text)) expect(other).not.toMatch(found)
})

test('quotes and backslashes cannot end the value', () => {
  expect(containing('a"b\\c^d')).toBe('imatch."a.b.c.d"')
})

test('a whole text is found from end to end', () => {
  expect(equalTo('ann@example.com')).toBe('imatch."^ann@example[.]com$"')
})
