/** A message for mail programs that show no HTML. It says the same. */
import type { Block, Message, MessageLink } from './message'

const linkText = ({ label, url }: MessageLink) => `${label}: ${url}`

function blockText(block: Block): string {
  switch (block.type) {
    case 'text':
    case 'notice':
    case 'qrCode':
      return block.text
    case 'facts':
      return block.facts
        .map(({ name, text, link }) => `${name}: ${text}${link ? `\n${linkText(link)}` : ''}`)
        .join('\n')
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `- ${item}`)].join('\n')
    case 'button':
      return linkText(block)
    case 'links':
      return block.links.map(linkText).join('\n')
  }
}

export function plainText({ title, greeting, blocks, signature, because, stop, site }: Message) {
  const parts = [
    title,
    greeting,
    ...blocks.map(blockText),
    signature,
    '* * *',
    because,
    stop && linkText(stop),
    [site.siteName, site.contactEmail, site.phoneNumber, site.url].filter(Boolean).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
