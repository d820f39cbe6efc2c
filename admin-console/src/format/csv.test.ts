import { expect, test } from 'vitest'
import { csv } from './csv'

const withoutMark = (text: string) => text.slice(1)

test('the file begins with a byte order mark and ends every line with CR LF', () => {
  expect(
    csv([
      ['a', 1],
      ['b', 2.5],
    ]),
  ).toBe('\uFEFFa,1\r\nb,2.5\r\n')
})

test.each([
  ['Ladies, Guild', '"Ladies, Guild"'],
  ['the “great” "gift"', '"the “great” ""gift"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['plain', 'plain'],
  ['', ''],
])('a cell is quoted where it has to be: %j', (text, cell) => {
  expect(withoutMark(csv([[text]]))).toBe(`${cell}\r\n`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1 876 555 0100', "'+1 876 555 0100"],
  ['-2+3', "'-2+3"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('a cell that a spreadsheet would run as a formula is neutralized: %j', (text, cell) => {
  expect(withoutMark(csv([[text]]))).toBe(`${cell}\r\n`)
})

test.each(['-5', '-12.50', -3, 'a=1', '2+2'])('a plain negative number is left: %j', (text) => {
  expect(withoutMark(csv([[text]]))).toBe(`${text}\r\n`)
})
