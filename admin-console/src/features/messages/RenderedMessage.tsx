import { Segmented } from 'antd'
import { composeMessage } from 'mail/composeMessage'
import { MessageBody } from 'mail/MessageHtml'
import { plainText } from 'mail/plainText'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MessageContent } from 'shared/messages/messageContent'
import { PlainMessage } from './PlainMessage'
import styles from './RenderedMessage.module.css'

const views = [
  { value: 'look', label: 'As it looks' },
  { value: 'text', label: 'Plain text' },
]

/** A message by the code that makes those that are sent. */
export function RenderedMessage({ content }: { content: MessageContent }) {
  const [view, setView] = useState('look')
  const message = composeMessage(content, { siteUrl: location.origin, now: new Date() })
  return (
    <>
      <Segmented
        className={styles.views}
        aria-label="View"
        value={view}
        options={views}
        onChange={setView}
      />
      {view === 'text' ? (
        <PlainMessage subject={message.subject} text={plainText(message)} />
      ) : (
        <article className={styles.look} aria-label="Message">
          <h3>{message.subject}</h3>
          <OwnStyles>
            <MessageBody message={message} />
          </OwnStyles>
        </article>
      )}
    </>
  )
}

/** The console's styles do not reach it, and its links lead nowhere: they would act for somebody else. */
function OwnStyles({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const open = useCallback((host: HTMLElement | null) => {
    for (const press of ['click', 'auxclick']) host?.addEventListener(press, prevented)
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }, [])
  return <div ref={open}>{root && createPortal(children, root)}</div>
}

const prevented = (event: Event) => event.preventDefault()
