/** Deletes many submissions at once, and counts them beforehand. */
import * as z from 'shared/schema'
import { callFunction, fetchRows } from '../../queries/storeRequests'
import { equalsText } from './searchPattern'

const deletedSchema = z.record(z.string(), z.number())

/** How many submissions were deleted; donations that are kept do not count. */
async function deleted(name: string, args: Record<string, string>): Promise<number> {
  const { donationsKept, ...counts } = deletedSchema.parse(await callFunction(name, args))
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Deletes all that came before, except newsletter subscriptions; resolves with how many. */
export const deleteSubmissionsBefore = (at: Date) =>
  deleted('delete_submissions_before', { at: at.toISOString() })

/** Deletes all that came from this address; resolves with how many. */
export const forgetPerson = (email: string) => deleted('forget_person', { email })

/** How many `deleteSubmissionsBefore` would delete. */
export const countSubmissionsBefore = (at: Date) =>
  count({ created_at: `lt.${at.toISOString()}`, kind: 'neq.newsletter' })

/** How many `forgetPerson` would delete. */
export const countSubmissionsOf = (email: string) => count({ email: equalsText(email.trim()) })

async function count(where: Record<string, string>): Promise<number> {
  const query = new URLSearchParams({ select: 'id', limit: '1', ...where })
  return (await fetchRows(`/rest/v1/submissions?${query}`, z.looseObject({}))).total
}
