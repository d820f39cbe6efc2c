/** The messages that wait in the database: `private.claim_messages` and what a worker says of those that it has. */
import * as z from 'shared/schema'
import type { Database } from './database.ts'

/**
 * What came of a failed attempt. `temporary`: it is tried again, for a day. `undeliverable`: the address gets nothing
 * more. `refused`: this message is given up.
 */
export type FailedOutcome = 'temporary' | 'undeliverable' | 'refused'

/** What every message has. The rest is read when it is sent, so that one that cannot be read holds up no other. */
const claimedSchema = z.looseObject({ id: z.string(), kind: z.string() })
export type ClaimedMessage = z.infer<typeof claimedSchema>

export const messageQueue = (database: Database) => ({
  /** At most `most` of those that are due. Nobody else gets them for two minutes. */
  async claim(most: number, perMinute: number): Promise<ClaimedMessage[]> {
    const rows = await database.query(
      'select message from private.claim_messages($1::integer, $2::integer) as message',
      [most, perMinute],
    )
    return rows.map(({ message }) => claimedSchema.parse(message))
  },
  /** @param keptText what administrators see of it: its links have no secrets */
  sent: (id: string, subject: string, keptText: string) =>
    database.query('select private.message_sent($1::uuid, $2, $3)', [id, subject, keptText]),
  failed: (id: string, error: string, outcome: FailedOutcome) =>
    database.query('select private.message_failed($1::uuid, $2, $3)', [id, error, outcome]),
  /** For others, as if they had not been claimed. */
  handBack: (ids: string[]) =>
    database.query('select private.hand_back_messages($1::uuid[])', [ids]),
  /** Deletes what was kept for its time. */
  tidy: () => database.query('select private.tidy_messages()'),
})
