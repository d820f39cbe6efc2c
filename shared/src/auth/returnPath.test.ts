import { expect, test } from 'vitest'
import { returnPath } from './returnPath'

const from = (pathname: unknown, rest = {}) => ({
  from: { pathname, search: '', hash: '', ...rest },
})

test('the visitor returns to the page asked for, with its query and anchor', () => {
  expect(returnPath(from('/admin/events', { search: '?tab=past', hash: '#x' }))).toBe(
    '/admin/events?tab=past#x',
  )
})

test.each([
  ['no state', null],
  ['a protocol-relative URL', from('//evil.example')],
  ['a backslash URL', from('/\\evil.example')],
  ['an absolute URL', from('https://evil.example')],
  ['something else', from(7)],
])('%s leads to /admin', (_, state) => {
  expect(returnPath(state)).toBe('/admin')
})
