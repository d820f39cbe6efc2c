/** The marks of Markdown that buttons write into a text. */
export const formats = ['Bold', 'Heading', 'List', 'Link', 'Picture'] as const
export type Format = (typeof formats)[number]

export const formatIcons: Record<Format, string> = {
  Bold: 'M7.5 4.5h5.5a3.7 3.7 0 0 1 0 7.4H7.5zM7.5 11.9h6.3a3.8 3.8 0 0 1 0 7.6H7.5z',
  Heading: 'M6 5v14M18 5v14M6 12h12',
  List: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  Link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.7 1.7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.7-1.7',
  Picture: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5L20 17.5M15.5 9.5h.01',
}

/** Where a link leads, or a picture is. */
export interface Target {
  url: string
  /** The words of a link, the alternative text of a picture. */
  shows: string
}

/** No character of it ends the link. */
const escaped = ({ url, shows }: Target) => ({
  url: /[\s()<>]/.test(url) ? `<${url.replace(/[<>]/g, encodeURIComponent)}>` : url,
  shows: shows.replace(/[[\]\\]/g, '\\$&'),
})

const boldWords = /\*\*(?:(?!\*\*).)+\*\*/g
const isBold = (words: string) => words.replace(boldWords, '') === ''

/**
 * The new text in place of the selected one, and the part of it that is then selected. Of what has the marks
 * already, bold words, headings and lists lose them.
 */
const write: Record<Format, (selected: string, target?: Target) => [text: string, part: string]> = {
  // Bold ends with its paragraph, and begins behind the mark of an item.
  Bold: (selected) => {
    const words = selected || 'bold text'
    const line = /^(\s*(?:(?:[-*+]|\d+[.)]|#+) +)?)(\S.*\S|\S)/gm
    const areBold = [...words.matchAll(line)].every(([, , text = '']) => isBold(text))
    const plain = (text: string) => text.replace(boldWords, (words) => words.slice(2, -2))
    const text = words.replace(line, (_, mark, text) =>
      areBold ? mark + plain(text) : `${mark}**${plain(text)}**`,
    )
    return [text, words.includes('\n') ? text : plain(words.replace(line, '$2').trim())]
  },
  Heading: (selected) => {
    const text = selected.replace(/^#{1,6} +/, '')
    if (text !== selected) return [text, text]
    return [`## ${selected || 'Heading'}`, selected || 'Heading']
  },
  List: (selected) => {
    const lines = (selected || 'An item').split('\n')
    const isItem = (line: string) => line.trim() === '' || listItem.test(line)
    const areItems = selected !== '' && lines.every(isItem)
    const change = (line: string) => (isItem(line) ? line : `- ${line}`)
    const text = lines.map(areItems ? (line) => line.replace(listItem, '$1$5') : change).join('\n')
    if (!selected) return [text, 'An item']
    return [text, lines.length > 1 ? text : '']
  },
  Link: (_, target = { url: '', shows: '' }) => {
    const { url, shows } = escaped(target)
    return [`[${shows}](${url})`, '']
  },
  // Without a picture that was chosen, its URL is still to be typed.
  Picture: (selected, { url, shows } = { url: 'https://', shows: '' }) => {
    const alt = selected || shows || 'what it shows'
    return [`![${alt}](${url})`, shows ? alt : url]
  },
}

/** Formats of whole lines reach from the start of the first one to the end of the last one. */
const ofLines: readonly Format[] = ['Heading', 'List']

/** Blocks have a blank line before and after them: without one, they would belong to a paragraph there. */
const blocks: readonly Format[] = [...ofLines, 'Picture']

/** Formats what is selected in a text area. The browser's Undo takes it back. */
export function formatSelection(area: HTMLTextAreaElement, format: Format, target?: Target) {
  const { value } = area
  const [start, end] = rangeOf(format, area)
  const [text, part] = write[format](value.slice(start, end), target)
  const takesOff = text.length < end - start
  const [before, after] =
    blocks.includes(format) && !takesOff
      ? blankLines(value.slice(0, start), value.slice(end), format === 'List')
      : ['', '']
  area.focus()
  area.setSelectionRange(start, end)
  // Deprecated and without a successor: what scripts set otherwise, Undo does not know.
  document.execCommand('insertText', false, before + text + after)
  const at = start + before.length + text.lastIndexOf(part)
  area.setSelectionRange(at, at + part.length)
}

function rangeOf(format: Format, area: HTMLTextAreaElement): [number, number] {
  if (ofLines.includes(format)) return linesOf(area)
  if (format === 'Bold') return wordsOf(area)
  return [area.selectionStart, area.selectionEnd]
}

/** All of the bold words that the selection is in, else the selection, or the word that the cursor is in. */
function wordsOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): [number, number] {
  const isCursor = selectionStart === selectionEnd
  for (const { 0: words, index } of value.matchAll(boldWords)) {
    const end = index + words.length
    const isInside = isCursor
      ? index < selectionStart && selectionEnd < end
      : index <= selectionStart && selectionEnd <= end
    if (isInside) return [index, end]
  }
  if (!isCursor) return [selectionStart, selectionEnd]
  const [before = ''] = /[\p{L}\p{N}’'-]*$/u.exec(value.slice(0, selectionStart)) ?? []
  const [after = ''] = /^[\p{L}\p{N}’'-]*/u.exec(value.slice(selectionStart)) ?? []
  return [selectionStart - before.length, selectionStart + after.length]
}

/** Where the first line of the selection starts, and where the last one of which something is selected ends. */
function linesOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): [number, number] {
  const last = selectionEnd > selectionStart ? selectionEnd - 1 : selectionEnd
  const end = value.indexOf('\n', last)
  return [value.lastIndexOf('\n', selectionStart - 1) + 1, end === -1 ? value.length : end]
}

/** The line breaks that a block lacks between these texts. An item goes on with the list beside it. */
function blankLines(before: string, after: string, isItem: boolean): [string, string] {
  const lacking = (space = '') => '\n'.repeat(Math.max(0, 3 - space.split('\n').length))
  const goesOn = (line = '') => isItem && listItem.test(line)
  return [
    before.trim() && !goesOn(before.split('\n').at(-2)) ? lacking(/\s*$/.exec(before)?.[0]) : '',
    after.trim() && !goesOn(after.split('\n')[1]) ? lacking(/^\s*/.exec(after)?.[0]) : '',
  ]
}

/** Up to the cursor: "- milk" or "2. milk". */
const listItem = /^(\s*)(?:([-*+])|(\d+)([.)])) +(.*)$/

/**
 * What Enter does in a list: it begins the next item, or ends the list where the item is empty. Returns
 * whether the cursor is in one. The browser's Undo takes it back.
 */
export function continueList(area: HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd } = area
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  const item = listItem.exec(value.slice(start, selectionEnd))
  if (!item || selectionStart !== selectionEnd) return false
  const [, indent, bullet, number, point, text] = item
  if (text === '') {
    area.setSelectionRange(start, selectionEnd)
    document.execCommand('delete')
  } else {
    const mark = bullet ?? `${Number(number) + 1}${point}`
    document.execCommand('insertText', false, `\n${indent}${mark} `)
  }
  return true
}
