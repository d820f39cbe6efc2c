import { useRef } from 'react'
import { hasStore } from 'shared/store/hasStore'
import { newSubmissionId, type SubmissionAttempt } from '../submissions/attempt'

/**
 * What identifies one filling in of a form: the same however often it is sent, and another after it
 * was taken.
 */
export function useAttempt() {
  const honeypot = useRef<HTMLInputElement>(null)
  const started = useRef<{ id: string; at: number }>(null)
  const start = () => ({ id: newSubmissionId(), at: performance.now() })
  started.current ??= start()

  return {
    honeypot: hasStore() ? honeypot : undefined,
    attempt(): SubmissionAttempt {
      const { id, at } = started.current ?? start()
      return {
        id,
        website: honeypot.current?.value ?? '',
        elapsed: Math.round(performance.now() - at),
      }
    },
    renewAttempt() {
      started.current = start()
    },
  }
}
