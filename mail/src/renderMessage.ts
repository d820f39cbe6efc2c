/** A message with all of its parts, as it is sent. For Node: the console renders `MessageBody` in the page. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MessageContent } from 'shared/messages/messageContent'
import { composeMessage } from './composeMessage'
import { MessageHtml } from './MessageHtml'
import type { ComposeOptions, Message } from './message'
import { plainText } from './plainText'
import { qrCodePng } from './qrCodePng'

interface Attachment {
  name: string
  type: string
  content: string | Uint8Array
  /** Of a picture in the HTML: its name there. */
  cid?: string
}

export interface RenderedMessage {
  senderName: string
  subject: string
  text: string
  html: string
  attachments: Attachment[]
  /** The text for the record: without the secrets of its links. */
  keptText: string
}

const qrCodeId = 'qr-code'

export function renderMessage(content: MessageContent, options: ComposeOptions): RenderedMessage {
  const message = composeMessage(content, options)
  const text = plainText(message)
  const html = createElement(MessageHtml, { message, qrCodeUrl: `cid:${qrCodeId}` })
  return {
    senderName: message.senderName,
    subject: message.subject,
    text,
    html: `<!DOCTYPE html>${renderToStaticMarkup(html)}`,
    attachments: attachmentsOf(message),
    keptText: Object.values(content.tokens).reduce(
      (kept, token) => kept.replaceAll(token, '…'),
      text,
    ),
  }
}

function attachmentsOf({ blocks, calendar }: Message): Attachment[] {
  const code = blocks.find((block) => block.type === 'qrCode')
  return [
    ...(calendar
      ? [
          {
            name: calendar.name,
            type: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: calendar.text,
          },
        ]
      : []),
    ...(code
      ? [
          {
            name: `${qrCodeId}.png`,
            type: 'image/png',
            content: qrCodePng(code.address),
            cid: qrCodeId,
          },
        ]
      : []),
  ]
}
