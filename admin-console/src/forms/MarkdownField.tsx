import { Button, Form, Input } from 'antd'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { PathIcon } from '../components/Icon'
import { counted } from '../format/counted'
import type { TextControl } from './DateInput'
import { LinkDialog } from './LinkDialog'
import styles from './MarkdownField.module.css'
import {
  continueList,
  type Format,
  formatIcons,
  formatSelection,
  formats,
  type Target,
} from './markdownFormats'
import { SitePictures } from './SitePictures'

interface MarkdownFieldProps {
  name: string
  label: string
  /** What is said before the number of words. */
  hint?: string
}

/** Markdown in a plain text area, with buttons that write its marks. */
export const MarkdownField = ({ name, label, hint }: MarkdownFieldProps) => (
  <Form.Item
    name={name}
    label={label}
    extra={
      <>
        {hint} <WordCount name={name} />
      </>
    }
  >
    <MarkdownInput />
  </Form.Item>
)

function MarkdownInput({ id, value = '', onChange, ...aria }: TextControl) {
  const control = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState(false)
  /** What was selected in the text when its link was asked for. */
  const [linked, setLinked] = useState<string>()

  useEffect(() => {
    if (!choosing) return
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setChoosing(false)
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [choosing])

  const area = () => control.current?.querySelector('textarea')

  function apply(format: Format, target?: Target) {
    const text = area()
    if (text) formatSelection(text, format, target)
    setChoosing(false)
  }

  function press(format: Format) {
    if (format === 'Picture') setChoosing(!choosing)
    else if (format === 'Link') setLinked(selectedIn(area()))
    else apply(format)
  }

  return (
    <div ref={control} className={styles.control}>
      <fieldset className={styles.formats} aria-label="Formatting">
        {formats.map((format) => (
          <Button
            key={format}
            type="text"
            title={format}
            aria-label={format}
            aria-expanded={format === 'Picture' ? choosing : undefined}
            icon={<PathIcon path={formatIcons[format]} />}
            onClick={() => press(format)}
          >
            <span>{format}</span>
          </Button>
        ))}
      </fieldset>
      {choosing && (
        <div className={styles.pictures}>
          <Button onClick={() => apply('Picture')}>A picture from elsewhere</Button>
          <SitePictures onChoose={(url, shows) => apply('Picture', { url, shows })} />
        </div>
      )}
      {linked !== undefined && (
        <LinkDialog
          selected={linked}
          onInsert={(link) => {
            setLinked(undefined)
            apply('Link', link)
          }}
          onClose={() => {
            setLinked(undefined)
            area()?.focus()
          }}
        />
      )}
      <Input.TextArea
        id={id}
        aria-describedby={aria['aria-describedby']}
        className={styles.text}
        rows={16}
        spellCheck
        onFocus={(event) => {
          setChoosing(false)
          reveal(event)
        }}
        value={value}
        onPressEnter={(press) => {
          const { shiftKey, ctrlKey, metaKey, altKey } = press
          if (shiftKey || ctrlKey || metaKey || altKey || press.nativeEvent.isComposing) return
          if (continueList(press.currentTarget)) press.preventDefault()
        }}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  )
}

const selectedIn = (area?: HTMLTextAreaElement | null) =>
  area?.value.slice(area.selectionStart, area.selectionEnd) ?? ''

/**
 * Scrolls all of it and its word count into sight; the browser does so with the line of the cursor only.
 * Not before the press has ended that gave it the focus: moved under a pointer, it would select text.
 */
function reveal({ target }: FocusEvent) {
  const ended = new AbortController()
  const onEnd = () => {
    ended.abort()
    target.scrollIntoView({ block: 'nearest' })
  }
  addEventListener('click', onEnd, { signal: ended.signal })
  addEventListener('keyup', onEnd, { signal: ended.signal })
}

function WordCount({ name }: { name: string }) {
  const content = Form.useWatch<string | undefined>(name) ?? ''
  return counted(content.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0, 'word')
}
