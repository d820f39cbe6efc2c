import * as z from 'shared/schema'
import { definitions } from '../../../collections/definitions'
import { type ContentKey, contentKind } from '../../../content/contentKinds'
import { fromRow } from '../rows'
import type { Get } from './contentVersions'

const answerSchema = z.object({
  version: z.number(),
  rows: z.array(z.looseObject({ id: z.number() })),
})

/**
 * Fetches a whole collection with the version that it is of. A cache or a replica in between may have an older
 * one than is hoped for. Rejects where the database does not answer, has no such collection for whoever asks,
 * or a row cannot be parsed. An administrator also gets each row's version and last change.
 * @param hopedFor the version that the database has said to have, so that each is its own answer for caches
 */
export async function fetchContent(
  get: Get,
  key: ContentKey,
  hopedFor = 0,
): Promise<{ version: number; value: unknown }> {
  const answer = await get(`/rest/v1/rpc/content?collection=${key}&version=${hopedFor}`)
  const { version, rows } = answerSchema.parse(answer)
  const items = rows.map(fromRow)
  const { schema } = definitions[key]
  return { version, value: schema.parse(contentKind(key).single ? items[0] : items) }
}
