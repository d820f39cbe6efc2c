import { lazy, Suspense } from 'react'
import type { MessageContent } from 'shared/messages/messageContent'

// The words of all messages, and how they look, load with the first one that is shown.
const RenderedMessage = lazy(() =>
  import('./RenderedMessage').then((module) => ({ default: module.RenderedMessage })),
)

/** A message as it would be sent. */
export const MessagePreview = ({ content }: { content: MessageContent }) => (
  <Suspense fallback={<p>Loading the preview…</p>}>
    <RenderedMessage content={content} />
  </Suspense>
)
