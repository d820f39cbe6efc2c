import { expect, test } from 'vitest'
import { newProgramDefaults, programPath } from './program'
import { programColor, programIcon } from './programLooks'

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

const aProgram = { id: 7, link: '' }

test.each([
  [{ slug: 'eye-bus' }, '/programs/eye-bus'],
  [{ slug: 'eye-bus', link: '/programs/school-drives' }, '/programs/eye-bus'],
  [{ slug: 'eye-bus', link: '/programs' }, '/programs/eye-bus'],
  // From before there were slugs.
  [{ link: '/programs/school-drives' }, '/programs/school-drives'],
  [{ link: '' }, '/programs/7'],
  [{ slug: '../about' }, '/programs/7'],
  [{ slug: 'eye-bus', link: ' /get-involved#volunteer ' }, '/get-involved#volunteer'],
  // Of pages that may be missing.
  [{ slug: 'eye-bus', link: '/eye-bus' }, '/programs/eye-bus'],
  [{ slug: 'eye-bus', link: '/events/99' }, '/programs/eye-bus'],
  [{ slug: 'eye-bus', link: '/events\n' }, '/events'],
  [{ link: 'javascript:alert(1)' }, '/programs/7'],
  [{ link: '//elsewhere.example' }, '/programs/7'],
  [{ link: '/\\elsewhere.example' }, '/programs/7'],
  [{ link: 'https://elsewhere.example' }, '/programs/7'],
])('Learn More of %j leads to %s', (program, path) => {
  expect(programPath({ ...aProgram, ...program })).toBe(path)
})
