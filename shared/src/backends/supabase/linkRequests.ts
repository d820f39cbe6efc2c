/** What the links in messages lead to. Only who has read a message knows the secret of its link. */
import type { Submissions } from 'shared/backend'
import * as z from 'shared/schema'
import { eventSchema } from '../../entities/event'
import { linkPurposes } from '../../messages/linkPurposes'
import {
  changeRegistration,
  forgetRegistration,
  rememberedRegistration,
} from '../device/deviceRegistrations'
import { callAsVisitor } from './callAsVisitor'
import { fromRow } from './rows'

const openedSchema = z.object({
  outcome: z.enum(['open', 'done', 'ended', 'gone', 'tooMany']),
  purpose: z.optional(z.enum(linkPurposes)),
  registrationId: z.optional(z.string()),
  /** A row. */
  event: z.optional(z.looseObject({})),
  partySize: z.optional(z.number()),
  waitingNumber: z.optional(z.number()),
})

const usedSchema = z.object({
  outcome: z.enum(['done', 'full', 'closed', 'ended', 'gone', 'invalid', 'tooMany']),
  left: z.optional(z.number()),
})

export const openLink: Submissions['openLink'] = async (token) => {
  const { event, ...opened } = await callAsVisitor('open_link', { token }, openedSchema)
  return { ...opened, ...(event && { event: eventSchema.parse(fromRow(event)) }) }
}

export const actOnLink: Submissions['actOnLink'] = async (token, opened, partySize) => {
  const used = await callAsVisitor('use_link', { token, party_size: partySize }, usedSchema)
  const { purpose, registrationId } = opened
  const own = registrationId && (await rememberedRegistration(registrationId))
  if (own && used.outcome === 'done') {
    if (purpose === 'cancel') await forgetRegistration(own)
    if (purpose === 'change') await changeRegistration(own, { partySize })
  }
  return used
}
