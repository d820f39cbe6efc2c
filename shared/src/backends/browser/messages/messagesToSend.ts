/** What people would be told by email of what was sent and changed in this browser. */
import type { AuditEntry, Submission } from '../../../backend/administration'
import type { Message } from '../../../backend/messages'
import type { CharityEvent } from '../../../entities/event'
import type { GeneralSettings } from '../../../entities/generalSettings'
import type { MailSettings } from '../../../entities/mailSettings'
import type { LinkPurpose } from '../../../messages/linkPurposes'
import type { MessageContent, MessageKind } from '../../../messages/messageContent'
import { toStaff } from './toStaff'
import { toVisitors } from './toVisitors'

export interface MessageSources {
  submissions: readonly Submission[]
  events: readonly CharityEvent[]
  history: readonly AuditEntry[]
  site: GeneralSettings
  settings: MailSettings
}

/** What is told when, and to whom. */
export interface Occasion extends Partial<MessageContent> {
  kind: MessageKind
  to: string
  at: string
  /** When it goes out, where that is later. */
  notBefore?: string | undefined
  /** What a visitor sent. */
  about?: Submission
}

export interface MessageToSend {
  message: Message
  content: MessageContent
}

/** In no particular order. */
export const messagesToSend = (sources: MessageSources): MessageToSend[] =>
  [...toVisitors(sources), ...toStaff(sources)]
    .filter(({ to }) => to !== '')
    .map((occasion) => messageOf(occasion, sources))

function messageOf(occasion: Occasion, { site, settings }: MessageSources): MessageToSend {
  const { at, notBefore = at, about, ...parts } = occasion
  const { kind, to } = parts
  const id = [kind, about?.id, to, at].join(' ')
  const { name, email, id: submissionId, eventId, eventTitle } = about ?? {}
  // A link leads nowhere, and to a different place than another one.
  const links = (linksOf[kind] ?? []).map((purpose) => [purpose, purpose])
  return {
    message: {
      ...{ id, kind, state: 'preview', createdAt: at, notBefore, attempts: 0 },
      ...{ name, email, submissionId, eventId, eventTitle },
    },
    content: {
      ...{ id, round: 0, site, sender: settings, tokens: Object.fromEntries(links) },
      ...parts,
    },
  }
}

const ofPlaces: LinkPurpose[] = ['receipt', 'change', 'cancel']

const linksOf: Partial<Record<MessageKind, LinkPurpose[]>> = {
  registered: ofPlaces,
  placeFree: ofPlaces,
  eventChanged: ofPlaces,
  reminder: [...ofPlaces, 'stopReminder'],
  waiting: ['receipt', 'cancel'],
  confirmNewsletter: ['confirm', 'unsubscribe'],
}
