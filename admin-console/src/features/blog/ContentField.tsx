import { Form, Input } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { reportWarning } from 'shared/reporting'
import { ScrollingTabs } from '../../components/ScrollingTabs'
import type { BlogFormValues } from './blogForm'
import styles from './ContentField.module.css'

/** The post's content: Markdown in a plain text area, with a preview. */
export function ContentField() {
  return (
    <ScrollingTabs
      size="small"
      items={[
        { key: 'write', label: 'Write', children: <WritePane /> },
        // Unmounted when hidden, so that typing does not render it.
        { key: 'preview', label: 'Preview', children: <ContentPreview />, destroyOnHidden: true },
      ]}
    />
  )
}

function WritePane() {
  return (
    <Form.Item
      name="content"
      label="Content"
      extra="Markdown: # Heading, **bold**, *italic*, - list, [link](https://…)."
    >
      <Input.TextArea className={styles.text} rows={12} spellCheck />
    </Form.Item>
  )
}

// The renderer (16 kB gzip) is loaded when a preview is first opened. If loading fails, the form and
// what was typed into it are kept, and the next preview tries again, which helps only where the browser
// requests the code again.
let renderer = lazy(loadRenderer)

async function loadRenderer() {
  try {
    // Awaited here: the build loads its style sheet with it, which may fail as well.
    const { Markdown } = await import('shared/markdown')
    return { default: Markdown }
  } catch (error) {
    reportWarning('admin-console', 'The preview could not be loaded', error)
    renderer = lazy(loadRenderer)
    return { default: NoPreview }
  }
}

const NoPreview = () => (
  <p>
    The preview cannot be shown at the moment. You can go on writing. If it stays away, reload the
    page: what you typed is offered again.
  </p>
)

/** A link that opened in this tab would leave the form. */
const PreviewLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
)

function ContentPreview() {
  const [Markdown] = useState(() => renderer)
  const content = Form.useWatch<BlogFormValues['content']>('content', { preserve: true }) ?? ''
  return (
    <div className={styles.preview}>
      {content.trim() === '' ? (
        <p>There is nothing to preview yet.</p>
      ) : (
        <Suspense fallback={<p>The preview is being prepared…</p>}>
          <Markdown text={content} headingLevel={3} Link={PreviewLink} />
        </Suspense>
      )}
    </div>
  )
}
