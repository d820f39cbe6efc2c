import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What each row promises, and "`a.test.ts`: one title; another; `b.test.ts`: a third". */
const rows = readFileSync('docs/federation.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map((cells) => [cells[1] ?? '', cells.at(-2) ?? ''] as const)

function testsIn(cell: string) {
  let file = ''
  return cell.split('; ').map((part) => {
    const [, named, title = part] = /^`(.+)`(?:: (.*))?$/.exec(part) ?? []
    file = named ?? file
    return { file, title }
  })
}

/** The texts of a file, with what stands for the places of values in them. */
const textsIn = (source: string) =>
  [...source.matchAll(/(['"`])(.+?)\1/g)].map(([, , text = '']) => text)

/** Whether a title is this one with its values, or has it as a part. */
function isIn(text: string, title: string) {
  const pattern = text.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/%s|\$\{.+?\}/g, '.+')
  return text.includes(title) || (/\w{3}/.test(pattern) && new RegExp(`^${pattern}$`).test(title))
}

test.each(rows)('%s: the tests that show it exist', (_, cell) => {
  for (const { file, title } of testsIn(cell)) {
    const texts = textsIn(readFileSync(file, 'utf8'))
    const isThere = texts.some((text) => isIn(text, title))
    expect(isThere, `${file}: ${title}`).toBe(true)
  }
})

test('every row of the table names tests', () => {
  expect(rows).toHaveLength(18)
})
