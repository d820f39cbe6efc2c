import { useRef, useState } from 'react'
import { backend, type SubmissionMetadata } from 'shared/backend'
import { newSubmissionId } from '../submissions/newSubmissionId'

const start = () => ({ id: newSubmissionId(), at: performance.now() })

/**
 * The metadata of the form that is being filled in: the same for each attempt to send it, and new
 * once it was accepted.
 */
export function useSubmissionMetadata() {
  const honeypot = useRef<HTMLInputElement>(null)
  const [{ id, at }, setStarted] = useState(start)

  return {
    // Robots send what they find on the web: nothing gets out of this browser otherwise.
    honeypot: backend().capabilities.sharedWithOthers ? honeypot : undefined,
    metadata: (): SubmissionMetadata => ({
      id,
      website: honeypot.current?.value ?? '',
      elapsed: Math.round(performance.now() - at),
    }),
    renewMetadata: () => setStarted(start()),
  }
}
