import type { HealthFairRequest } from 'shared/entities/healthFairRequest'
import type { SubmissionAttempt } from '../../submissions/attempt'
import { sendToStore } from '../../submissions/sendToStore'

/** Asks for a fair. Without a store it is logged. */
export async function requestHealthFair(request: HealthFairRequest, attempt: SubmissionAttempt) {
  const { type, ...form } = request
  const answer = await sendToStore('submit_health_fair_request', { type, form }, attempt)
  if (!answer) console.info('[site] Health fair request', request)
  return request
}
