import { Form } from 'antd'
import { lazy, Suspense } from 'react'
import { reportWarning } from 'shared/reporting'
import type { BlogFormValues } from './blogForm'
import styles from './ContentField.module.css'

// The renderer (35 kB gzip) is loaded when a preview is first opened. If loading fails, the form and
// what was typed into it are kept.
const Markdown = lazy(() =>
  import('./Markdown').then(
    (module) => ({ default: module.Markdown }),
    (error: unknown) => {
      reportWarning('admin-console', 'The preview could not be loaded', error)
      return { default: NoPreview }
    },
  ),
)

const NoPreview = () => <p>The preview cannot be shown at the moment. You can go on writing.</p>

/** Renders the content that is being typed. */
export function ContentPreview() {
  const content = Form.useWatch<BlogFormValues['content']>('content', { preserve: true }) ?? ''
  return (
    <div className={styles.preview}>
      {content.trim() === '' ? (
        <p>There is nothing to preview yet.</p>
      ) : (
        <Suspense fallback={<p>The preview is being prepared…</p>}>
          <Markdown text={content} />
        </Suspense>
      )}
    </div>
  )
}
