import { lazy, type ReactNode, Suspense, useState } from 'react'
import { reportWarning } from 'shared/reporting'

// The renderer (16 kB gzip) is loaded when a preview is first shown. If loading fails, the form and
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
    We can’t show the preview right now. You can keep writing. If it doesn’t come back, reload the
    page: we’ll offer to restore your changes.
  </p>
)

/** A link that opened in this tab would leave the form. */
const PreviewLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
)

/** A text in Markdown as the website shows it, below a heading of level 3. */
export function MarkdownPreview({ text }: { text: string }) {
  const [Markdown] = useState(() => renderer)
  return (
    <Suspense fallback={<p>Loading the preview…</p>}>
      <Markdown text={text} headingLevel={3} Link={PreviewLink} />
    </Suspense>
  )
}
