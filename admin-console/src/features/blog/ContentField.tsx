import { Button, Form, Input } from 'antd'
import { type FocusEvent, useRef, useState } from 'react'
import { PathIcon } from '../../components/Icon'
import { counted } from '../../format/counted'
import type { TextControl } from '../../forms/DateInput'
import { SitePictures } from '../../forms/SitePictures'
import type { BlogFormValues } from './blogForm'
import styles from './ContentField.module.css'
import { type Format, formatIcons, formatSelection, formats, type Picture } from './markdownFormats'

/** The post's content: Markdown in a plain text area, with buttons that write its marks. */
export const ContentField = () => (
  <Form.Item name="content" label="Content" extra={<WordCount />}>
    <MarkdownInput />
  </Form.Item>
)

function MarkdownInput({ id, value = '', onChange, ...aria }: TextControl) {
  const control = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState(false)

  function apply(format: Format, picture?: Picture) {
    const area = control.current?.querySelector('textarea')
    if (area) formatSelection(area, format, picture)
    setChoosing(false)
  }

  return (
    <div ref={control}>
      <fieldset className={styles.formats} aria-label="Formatting">
        {formats.map((format) => (
          <Button
            key={format}
            type="text"
            title={format}
            aria-label={format}
            aria-expanded={format === 'Picture' ? choosing : undefined}
            icon={<PathIcon path={formatIcons[format]} />}
            onClick={() => (format === 'Picture' ? setChoosing(!choosing) : apply(format))}
          />
        ))}
      </fieldset>
      {choosing && (
        <>
          <SitePictures onChoose={(url, shows) => apply('Picture', { url, shows })} />
          <Button className={styles.other} onClick={() => apply('Picture')}>
            A picture from elsewhere
          </Button>
        </>
      )}
      <Input.TextArea
        id={id}
        aria-describedby={aria['aria-describedby']}
        className={styles.text}
        rows={16}
        spellCheck
        onFocus={reveal}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  )
}

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

function WordCount() {
  const content = Form.useWatch<BlogFormValues['content'] | undefined>('content') ?? ''
  return `${counted(content.match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0, 'word')}, in Markdown.`
}
