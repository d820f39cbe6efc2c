/** A store at the baseline, with data in it, takes a later migration. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseAge } from 'shared/backends/supabase/content/databaseAge'
import { fromRow } from 'shared/backends/supabase/rows'
import { contentKeys, readableKeys } from 'shared/content/contentKinds'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentTables } from './contentTables.ts'
import { guard, person, registration, submissions } from './testing/forms.ts'
import { engines, newDatabase } from './testing/sqlDatabase.ts'

const later = readFileSync(join(import.meta.dirname, 'testing/laterMigration.sql'), 'utf8')

describe.each(engines)('%s', async (engine) => {
  const database = await newDatabase(engine, 'store_test_migration')
  /** As the interface answers them. */
  const rowsOf = async (table: string) => {
    const sql = `select to_jsonb(found) as row from public.${table} found order by id`
    return (await database.query(sql)).map(({ row }) => row as object)
  }
  const versions = async (caller: 'administrator' | 'visitor' = 'administrator') =>
    (await database.call(caller, 'content_versions')) as Record<string, number>
  const before = {
    versions: await versions(),
    versionsForVisitors: await versions('visitor'),
    content: {} as Record<string, object[]>,
    sent: [{}],
  }

  beforeAll(async () => {
    for (const { rpc, args } of submissions) await database.call('visitor', rpc, args)
    await database.query('update public.donation_offers set handled_at = now()')
    for (const { table } of contentTables) before.content[table] = await rowsOf(table)
    before.sent = await rowsOf('submissions')
    before.versions = await versions()
    await database.run(later)
  })

  test('what there was stays as it was, and has the default in a new field', async () => {
    for (const { table } of contentTables) {
      const expected = before.content[table]?.map((row) =>
        table === 'events' ? { ...row, audience: 'everybody' } : row,
      )
      expect(await rowsOf(table)).toEqual(expected)
    }
    expect(await rowsOf('submissions')).toEqual(before.sent)
    for (const { rpc, args } of submissions) await database.call('visitor', rpc, args)
    expect(await rowsOf('submissions')).toEqual(before.sent)
  })

  test('a site of before sees that the store is newer, and reads what both know', async () => {
    expect(databaseAge(before.versions, contentKeys)).toBeUndefined()
    expect(databaseAge(before.versionsForVisitors, readableKeys(false))).toBeUndefined()
    expect(databaseAge(await versions(), contentKeys)).toBe('newer')
    expect(databaseAge({ ...before.versions, schema: 0 }, contentKeys)).toBe('older')
    expect(await versions()).toEqual({ ...before.versions, bulletins: 1, schema: 3 })
    for (const { table, definition, single } of contentTables) {
      const items = (await rowsOf(table)).map(fromRow)
      expect(definition.schema.safeParse(single ? items[0] : items).error).toBeUndefined()
    }
  })

  test.each([
    ['bulletins', 'stats'],
    ['interview_requests', 'donation_offers'],
  ])('%s is guarded, watched and counted as %s are', async (added, known) => {
    const policies = (table: string) =>
      database.query(
        `select policyname, permissive, roles::text, cmd, qual, with_check
         from pg_policies where tablename = $1 order by policyname`,
        [table],
      )
    const rights = (table: string) =>
      database.query(
        `select relrowsecurity, relforcerowsecurity, relacl::text,
           (select attacl::text from pg_attribute where attrelid = pg_class.oid and attname = 'handled_at'),
           array(select tgname || tgtype from pg_trigger where tgrelid = pg_class.oid order by 1) as triggers
         from pg_class where oid = $1::text::regclass`,
        [`public.${table}`],
      )
    expect(await policies(added)).toEqual(await policies(known))
    expect(await rights(added)).toEqual(await rights(known))
  })

  test('a kind of content that it adds is edited, read by everybody, and in the audit', async () => {
    const bulletin = { id: 7, title: 'Closed on Friday' }
    const add = 'insert into public.bulletins values ($1, $2)'
    await expect(database.as('visitor', add, Object.values(bulletin))).rejects.toThrow()
    await expect(database.as('stranger', add, Object.values(bulletin))).rejects.toThrow()
    await database.as('administrator', add, Object.values(bulletin))
    expect(await database.call('visitor', 'content', { collection: 'bulletins' })).toMatchObject({
      rows: [bulletin],
    })
    expect(await versions()).toMatchObject({ bulletins: 2 })
    expect(
      await database.as(
        'administrator',
        'select table_name, after from audit order by id desc limit 1',
      ),
    ).toEqual([{ table_name: 'bulletins', after: bulletin }])
  })

  test('a field that it adds to a form is stored, and in the list of submissions', async () => {
    const form = { ...person, companions: 'Two children' }
    const args = registration({ form })
    await database.call('visitor', 'submit_registration', args)
    expect(
      await database.as('administrator', 'select details from submissions where id = $1', [
        args.id,
      ]),
    ).toEqual([{ details: { companions: 'Two children' } }])
  })

  test('a kind of submission that it adds is sent, listed, counted, handled and deleted', async () => {
    const interview = () => {
      const form = { ...person, phone: '876 555 0100', bestTime: 'Mornings' }
      return { id: randomUUID(), form, guard }
    }
    const request = (args: object) => database.call('visitor', 'request_interview', { ...args })
    const first = interview()
    expect(await request(first)).toEqual({ outcome: 'accepted' })
    expect(await request(first)).toEqual({ outcome: 'accepted' })
    expect(await request({ ...interview(), guard: {} })).toEqual({ outcome: 'accepted' })
    expect(await request({ ...interview(), form: person })).toEqual({
      outcome: 'invalid',
      field: 'phone',
    })
    expect(
      await database.as(
        'administrator',
        "select id, kind, name, phone, event_id, details from submissions where kind = 'interview'",
      ),
    ).toEqual([
      {
        id: first.id,
        kind: 'interview',
        name: person.name,
        phone: '876 555 0100',
        event_id: null,
        details: { bestTime: 'Mornings' },
      },
    ])
    await expect(database.as('stranger', 'select * from submissions')).rejects.toThrow()
    const figures = () => database.call('administrator', 'live_figures')
    expect(await figures()).toMatchObject({ kinds: { interview: 1, offer: 1 } })
    await database.as('administrator', 'update interview_requests set handled_at = now()')
    const remove = { at: '2100-01-01' }
    expect(await database.call('administrator', 'delete_submissions_before', remove)).toMatchObject(
      { interview: 1 },
    )
    expect(await request(first)).toEqual({ outcome: 'accepted' })
    await request(interview())
    expect(
      await database.call('administrator', 'forget_person', { email: person.email }),
    ).toMatchObject({ deleted: { interview: 1 } })
    expect(await figures()).toMatchObject({ kinds: { interview: 0 } })
  })
})
