import type { HealthFairRequest } from 'shared/entities/healthFairRequest'

/** Asks for a fair. There is no server yet: it is logged. */
export async function requestHealthFair(request: HealthFairRequest) {
  console.info('[site] Health fair request', request)
  return request
}
