import type { MessageContent } from 'shared/messages/messageContent'

// A line break could begin another header, and a sign that turns the direction of writing show another address.
const notInLines = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

const oneLine = (text: string) => text.replace(notInLines, ' ').replace(/\s+/g, ' ').trim()

const lines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim()

const mayHaveLines = new Set(['text', 'signature', 'description'])

/** The content with each text in one line, but for those that may have several, and without control characters. */
export const cleanContent = (content: MessageContent): MessageContent =>
  JSON.parse(JSON.stringify(content), (key, value) => {
    if (typeof value !== 'string') return value
    return mayHaveLines.has(key) ? lines(value) : oneLine(value)
  })

/** At most so many characters, and "…" where some are left out. */
export function shortened(text: string, longest: number): string {
  const characters = [...text]
  if (characters.length <= longest) return text
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
