import { expect, test } from 'vitest'
import { parseTags } from './blogForm'

test.each([
  ['health fairs, volunteers', ['health fairs', 'volunteers']],
  ['  health ,hosting  ', ['health', 'hosting']],
  ['health,, ,hosting,', ['health', 'hosting']],
  ['health, hosting, health, Health', ['health', 'hosting']],
  ['', []],
  [' , ', []],
])('%j gives the tags %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags)
})
