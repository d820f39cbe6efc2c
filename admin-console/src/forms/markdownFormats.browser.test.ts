import { expect, onTestFinished, test } from 'vitest'
import { formatSelection } from './markdownFormats'

/** A text area with this text, from `start` to `end` of which is selected. */
function textArea(text: string, [start, end]: readonly [start: number, end: number]) {
  const area = document.createElement('textarea')
  document.body.append(area)
  onTestFinished(() => area.remove())
  area.value = text
  area.setSelectionRange(start, end)
  return area
}

test.each([
  ['Bold', 'A fair day', [2, 6], 'A **fair** day', 'fair'],
  ['Bold', 'A fair day', [2, 7], 'A **fair** day', 'fair'],
  ['Bold', '- milk', [0, 6], '- **milk**', 'milk'],
  ['Bold', 'One.\n\n- Two.', [0, 12], '**One.**\n\n- **Two.**', '**One.**\n\n- **Two.**'],
  ['Bold', 'Half a **fair** day', [0, 19], '**Half a fair day**', 'Half a fair day'],
  ['Bold', 'A **fair** day', [6, 6], 'A fair day', 'fair'],
  ['Bold', 'A fair day', [4, 4], 'A **fair** day', 'fair'],
  ['Bold', '**One.**\nTwo.', [0, 13], '**One.**\n**Two.**', '**One.**\n**Two.**'],
  ['Heading', 'A day', [5, 5], '## A day', 'A day'],
  ['List', 'one\ntwo', [0, 7], '- one\n- two', '- one\n- two'],
  // Apart from the paragraphs around it, but not from its own list.
  ['Heading', 'One.\nA day\nTwo.', [7, 7], 'One.\n\n## A day\n\nTwo.', 'A day'],
  ['List', 'Bring:\nwater\nThanks', [7, 13], 'Bring:\n\n- water\n\nThanks', ''],
  ['List', '- one\ntwo\n- three', [7, 7], '- one\n- two\n- three', ''],
] as const)(
  '%s writes Markdown into %j, which Undo takes back',
  (format, before, range, after, part) => {
    const area = textArea(before, range)
    formatSelection(area, format)
    expect(area).toHaveValue(after)
    expect(area).toHaveFocus()
    expect(after.slice(area.selectionStart, area.selectionEnd)).toBe(part)
    document.execCommand('undo')
    expect(area).toHaveValue(before)
  },
)

test.each([
  ['Bold', 'A fair day', [2, 6]],
  ['Bold', 'One fair.\n\n- Two fairs.', [0, 23]],
  ['Heading', 'A day', [5, 5]],
  ['List', 'one\n\ntwo', [0, 8]],
  ['List', 'water', [2, 2]],
] as const)('%s twice leaves %j as it was', (format, before, range) => {
  const area = textArea(before, range)
  formatSelection(area, format)
  expect(area.value).not.toBe(before)
  formatSelection(area, format)
  expect(area).toHaveValue(before)
})

test.each([
  ['https://example.org', 'A [list]', '[A \\[list\\]](https://example.org)'],
  ['/a (b)', 'Brackets', '[Brackets](</a (b)>)'],
])('a link to “%s” does not end within its words or its address', (url, shows, written) => {
  const area = textArea('Read on here', [0, 12])
  formatSelection(area, 'Link', { url, shows })
  expect(area).toHaveValue(written)
})
