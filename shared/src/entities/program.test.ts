import { expect, test } from 'vitest'
import { newProgramDefaults, programColor, programIcon, programPath } from './program'

test('a new program has the icon heart and the status draft', () => {
  expect(newProgramDefaults).toMatchObject({ icon: 'heart', status: 'draft' })
})

test.each([
  ['book', 'book'],
  [' hand-heart ', 'hand-heart'],
  ['constructor', 'heart'],
  ['<svg onload=alert(1)>', 'heart'],
  ['', 'heart'],
])('the icon %j is drawn as %s', (icon, drawn) => {
  expect(programIcon(icon)).toBe(drawn)
})

test.each([
  ['sea', 'sea'],
  ['bg-red-600 text-white', 'red'],
  ['bg-purple-500', 'green'],
  ['bg-[url(javascript:alert(1))]', 'green'],
])('the color %j is shown as %s', (color, shown) => {
  expect(programColor(color)).toBe(shown)
})

test.each([
  ['/programs/school-drives', '/programs/school-drives'],
  ['javascript:alert(1)', '/programs'],
  ['//elsewhere.example', '/programs'],
  ['/\\elsewhere.example', '/programs'],
  ['https://elsewhere.example', '/programs'],
  ['', '/programs'],
])('the link %j leads to %s', (link, path) => {
  expect(programPath(link)).toBe(path)
})
