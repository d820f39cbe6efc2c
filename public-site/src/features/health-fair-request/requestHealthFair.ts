import type { HealthFairRequest } from 'shared/entities/healthFairRequest'
import { sendToStore } from '../../submissions/sendToStore'
import type { SubmissionMetadata } from '../../submissions/submissionMetadata'

/** Asks for a fair. Without a store it is logged. */
export async function requestHealthFair(request: HealthFairRequest, metadata: SubmissionMetadata) {
  const { type, ...form } = request
  const answer = await sendToStore('submit_health_fair_request', { type, form }, metadata)
  if (!answer) console.info('[site] Health fair request', request)
  return request
}
