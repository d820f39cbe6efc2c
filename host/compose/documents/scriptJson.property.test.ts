import fc from 'fast-check'
import { hostileString } from 'shared/testing/hostile'
import { expect, test } from 'vitest'
import { json } from './scriptJson'

test('no data ends the script element that it is written into, or begins a comment in it', () => {
  const html = fc.constantFrom('</script>', '</SCRIPT ', '<!--', '<script', '-->', ']]>', '\u2028')
  const text = fc.array(fc.oneof(html, hostileString), { maxLength: 5 }).map((all) => all.join(''))
  const value = fc.oneof(text, fc.dictionary(text, text), fc.jsonValue())
  fc.assert(
    fc.property(value, (data) => {
      expect(json(data)).not.toMatch(/<\/?script|<!--/i)
      expect(JSON.parse(json(data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})
