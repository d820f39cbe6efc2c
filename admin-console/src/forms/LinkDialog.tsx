import { Button, Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'
import { Dialog } from '../components/Dialog'
import styles from './LinkDialog.module.css'
import type { Target } from './markdownFormats'

interface LinkDialogProps {
  /** What is selected in the text. */
  selected: string
  onInsert: (link: Target) => void
  onClose: () => void
}

/** Asks for the words and the address of a link. */
export function LinkDialog({ selected, onInsert, onClose }: LinkDialogProps) {
  const id = useId()
  const address = useRef<InputRef>(null)
  const [words, setWords] = useState(selected.replace(/\s+/g, ' '))
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  useEffect(() => {
    // The words are there already.
    if (selected) address.current?.focus()
  }, [selected])

  function insert(within: HTMLElement) {
    const url = linkUrl(typed)
    setIsRefused(!url)
    if (!url) return address.current?.focus()
    // What is behind it can take the focus from here on.
    within.closest('dialog')?.close()
    onInsert({ url, shows: words.trim() || url })
  }

  function insertOnEnter(press: KeyboardEvent<HTMLInputElement>) {
    // It would submit the form around the text.
    press.preventDefault()
    if (!press.nativeEvent.isComposing) insert(press.currentTarget)
  }

  return (
    <Dialog
      title="Link"
      onClose={onClose}
      buttons={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" onClick={({ currentTarget }) => insert(currentTarget)}>
            Insert link
          </Button>
        </>
      )}
    >
      <label htmlFor={`${id}-words`}>Text</label>
      <Input
        id={`${id}-words`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onPressEnter={insertOnEnter}
      />
      <label htmlFor={`${id}-url`} className={styles.next}>
        Address
      </label>
      <Input
        ref={address}
        id={`${id}-url`}
        inputMode="url"
        status={isRefused ? 'error' : undefined}
        aria-invalid={isRefused}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsRefused(false)
        }}
        onPressEnter={insertOnEnter}
      />
      <p id={`${id}-hint`} role="status" className={styles.hint} data-refused={isRefused}>
        {isRefused
          ? 'Visitors couldn’t follow this. Try /events or https://example.org.'
          : 'For example, /events or https://example.org.'}
      </p>
    </Dialog>
  )
}

/** The URL that a visitor can follow for what was typed, where there is one. */
function linkUrl(typed: string) {
  const text = typed.trim()
  // As people say them: "example.org", "hello@example.org".
  if (/^[^\s/:@]+@[^\s/:@]+\.\p{L}{2,}$/u.test(text)) return `mailto:${text}`
  if (/^[^\s/:@.]+(\.[^\s/:@.]+)+(\/|$)/.test(text)) return safeUrl(`https://${text}`)
  // Without a slash, it would depend on the page where it stands.
  return /^([/#]|https?:|mailto:)/i.test(text) ? safeUrl(text) : undefined
}
