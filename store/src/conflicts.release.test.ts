import { beforeEach, describe, expect, test } from 'vitest'
import { fromClients } from './testing/fromClients.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  test('two administrators’ 200 interleaved changes of one row lose none', async () => {
    const change = async () => {
      for (;;) {
        const read = 'select version, attendees from public.events where id = 1'
        const [row] = await database.as('administrator', read)
        const changed = await database.as(
          'administrator',
          `update public.events set attendees = $1::bigint + 1
           where id = 1 and version = $2 returning id`,
          [row?.attendees, row?.version],
        )
        if (changed.length === 1) return
      }
    }
    await fromClients(2, 200, change)
    const [row] = await database.query('select attendees from public.events where id = 1')
    expect(Number(row?.attendees)).toBe(200)
  })
})
