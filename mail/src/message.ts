/** A message in words, of which HTML and plain text are two renderings. */

export interface MessageLink {
  label: string
  url: string
}

export type Block =
  /** A paragraph, which may have several lines. */
  | { type: 'text'; text: string }
  /** What nobody may overlook. */
  | { type: 'notice'; text: string }
  | { type: 'facts'; facts: { name: string; text: string; link?: MessageLink | undefined }[] }
  | { type: 'list'; title: string; items: string[] }
  /** The one thing to do. */
  | ({ type: 'button' } & MessageLink)
  | { type: 'links'; links: MessageLink[] }
  /** An address that a camera reads: a picture, attached where the text is plain. The text says what it is for. */
  | { type: 'qrCode'; address: string; text: string }

/** What each kind of message says for itself. */
export interface MessageWords {
  /** One line. */
  subject: string
  title: string
  /** What does not apply may be left out in place. */
  blocks: (Block | false | undefined)[]
  /** Why somebody gets it: "because you …". */
  because: string
  /** Without the foundation's signature: to its own people. */
  internal?: true
  /** How to get no more of them. */
  stop?: MessageLink | undefined
  /** A calendar file of the event. */
  calendar?: { name: string; text: string } | undefined
}

export interface Message extends Omit<MessageWords, 'blocks'> {
  blocks: Block[]
  /** What mail programs show beside the subject. */
  preview: string
  /** Left out where the administrator's own words begin. */
  greeting?: string | undefined
  /** Whom it comes from. */
  senderName: string
  signature?: string | undefined
  site: { siteName: string; contactEmail: string; phoneNumber: string; url: string }
}

export interface ComposeOptions {
  /** The public URL of the site. */
  siteUrl: string
  now: Date
}
