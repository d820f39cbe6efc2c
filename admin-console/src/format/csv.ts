/** Comma-separated values (RFC 4180) for spreadsheets. */

// Spreadsheets take a text that begins like this for a formula, and would run it. Some skip spaces
// before it, and take a full-width sign for the ordinary one.
const beginsFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
const negativeNumber = /^-\d+(\.\d+)?$/

/** A leading apostrophe makes a spreadsheet show a formula instead of running it. */
const neutralized = (text: string) =>
  beginsFormula.test(text) && !negativeNumber.test(text) ? `'${text}` : text

function cell(value: string | number): string {
  const text = neutralized(String(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Without the byte order mark, Excel reads UTF-8 as the system's own encoding.
const byteOrderMark = '\uFEFF'

/** Writes a .csv file, to be saved as UTF-8. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
