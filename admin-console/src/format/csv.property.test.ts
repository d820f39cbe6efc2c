import fc from 'fast-check'
import { hostileString } from 'shared/testing/hostile'
import { expect, test } from 'vitest'
import { csv } from './csv'

/** Reads RFC 4180 as a spreadsheet does: its cells, as it would show or run them. */
function readCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let rest = file.replace(/^\uFEFF/, '')
  while (rest) {
    const [whole, quoted, plain = '', end] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? []
    if (whole === undefined) throw new Error(`No cell begins here: ${rest}`)
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    rest = rest.slice(whole.length)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

const formula = fc
  .tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' =', '"=', ',=', '\r\n=', ';=', '＝'),
    hostileString,
  )
  .map((parts) => parts.join(''))

const cell = fc.oneof(formula, hostileString, fc.double({ noNaN: true, noDefaultInfinity: true }))

test('a spreadsheet reads the cells that were written and runs none of them', () => {
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  fc.assert(
    fc.property(rows, (written) => {
      const read = readCsv(csv(written))
      const texts = written.map((row) => row.map(String))
      expect(read.map((row) => row.length)).toEqual(texts.map((row) => row.length))
      read.flat().forEach((shown, index) => {
        const text = texts.flat()[index] as string
        expect([text, `'${text}`]).toContain(shown)
        if (/^[=+\-@\t\r\n]/.test(shown)) expect(Number.isFinite(Number(shown))).toBe(true)
        // Excel skips spaces, and reads a full-width sign as the ordinary one.
        else expect(shown.trimStart()).not.toMatch(/^[=+\-@＝＋－＠](?!\d+(\.\d+)?$)/)
      })
    }),
  )
})
