/** A message as mail: its headers, and its parts. */
import './fastReact.ts'
import { renderMessage } from 'mail/renderMessage'
import type { SendMailOptions } from 'nodemailer'
import type { MessageContent } from 'shared/messages/messageContent'

export interface Sender {
  /** The address that messages come from. */
  from: string
  siteUrl: string
  /** Where mail programs unsubscribe somebody at one click, if there is such a place. */
  oneClickUrl?: string | undefined
}

export interface ComposedMail {
  mail: SendMailOptions
  subject: string
  /** The text without the secrets of its links. */
  keptText: string
}

/**
 * One address, and nothing else. What nodemailer reads out of anything else would go to others: of an address with a
 * line break, to the one behind it.
 */
const isAddress = (text: string) =>
  /^[^\s\p{Cc}@,;:<>()[\]\\"]+@[^\s\p{Cc}@,;:<>()[\]\\"]+$/u.test(text)

/** Throws, as nodemailer does, where there is nobody to send it to. */
export function composeMail(content: MessageContent, sender: Sender): ComposedMail {
  if (!isAddress(content.to)) {
    const error = new Error('This is not an email address')
    throw Object.assign(error, { code: 'EENVELOPE', command: 'API' })
  }
  const { senderName, subject, html, text, keptText, attachments } = renderMessage(content, {
    siteUrl: sender.siteUrl,
    now: new Date(),
  })
  const { from } = sender
  const replyTo = content.sender.replyTo || content.site.contactEmail
  return {
    subject,
    keptText,
    mail: {
      envelope: { from, to: [content.to] },
      from: { name: senderName, address: from },
      to: { name: '', address: content.to },
      ...(isAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
      // The same whenever this message is tried: if it ever arrives twice, mail programs show it once.
      messageId: `<${content.id}.${content.round}@${from.split('@').at(-1)}>`,
      subject,
      text,
      html,
      attachments: attachments.map(({ name, type, content, cid }) => ({
        filename: name,
        contentType: type,
        content: typeof content === 'string' ? content : Buffer.from(content),
        ...(cid && { cid }),
      })),
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(content, sender) },
    },
  }
}

/** RFC 2369, and RFC 8058 where a mail program can do it by itself: those ask for https. */
function unsubscribeHeaders({ tokens }: MessageContent, { siteUrl, oneClickUrl }: Sender) {
  const token = tokens.unsubscribe ?? tokens.stopReminder
  if (!token) return {}
  if (!oneClickUrl) return { 'List-Unsubscribe': `<${siteUrl}/link#${token}>` }
  return {
    'List-Unsubscribe': `<${oneClickUrl}/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
