import { useRef } from 'react'
import { hasStore } from 'shared/store/hasStore'
import { newSubmissionId, type SubmissionMetadata } from '../submissions/submissionMetadata'

/**
 * The metadata of the form that is being filled in: the same for each attempt to send it, and new
 * once it was accepted.
 */
export function useSubmissionMetadata() {
  const honeypot = useRef<HTMLInputElement>(null)
  const started = useRef<{ id: string; at: number }>(null)
  const start = () => ({ id: newSubmissionId(), at: performance.now() })
  started.current ??= start()

  return {
    honeypot: hasStore() ? honeypot : undefined,
    metadata(): SubmissionMetadata {
      const { id, at } = started.current ?? start()
      return {
        id,
        website: honeypot.current?.value ?? '',
        elapsed: Math.round(performance.now() - at),
      }
    },
    renewMetadata() {
      started.current = start()
    },
  }
}
