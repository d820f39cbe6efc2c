import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownSchema } from 'shared/backends/supabase/content/contentVersions'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentTables } from './contentTables.ts'
import { migrations } from './migrations.ts'
import { content } from './testing/accessTable.ts'
import { insertSql } from './testing/accessTests.ts'
import { registration } from './testing/forms.ts'
import {
  administratorId,
  type Caller,
  engines,
  type Rows,
  sqlDatabase,
} from './testing/sqlDatabase.ts'

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  const asAdministrator = (sql: string, parameters?: unknown[]) =>
    database.as('administrator', sql, parameters)
  const versions = (caller: Caller = 'administrator') =>
    database.call(caller, 'content_versions') as Promise<Record<string, number>>
  const event = async () => (await database.query('select * from public.events where id = 1'))[0]

  test('a change raises the version of its row, whatever was sent', async () => {
    const before = await event()
    const [changed] = await asAdministrator(
      `update public.events set title = 'Fair', version = 70, id = 9
       where id = 1 and version = $1 returning id::int, title, version`,
      [before?.version],
    )
    expect(changed).toMatchObject({ id: 1, title: 'Fair' })
    expect(changed?.version).not.toBe(70)
    expect(changed?.version).toBeGreaterThan(Number(before?.version))
  })

  test('a change against an old version changes nothing', async () => {
    const old = [(await event())?.version]
    const change =
      "update public.events set title = 'Fair' where id = 1 and version = $1 returning id"
    expect(await asAdministrator(change, old)).toHaveLength(1)
    expect(await asAdministrator(change, old)).toHaveLength(0)
    const remove = 'delete from public.events where id = 1 and version = $1 returning id'
    expect(await asAdministrator(remove, old)).toHaveLength(0)
  })

  test('a row that is added again has no version that it had before, whatever was sent', async () => {
    const had = new Set<unknown>()
    for (const end of ['delete from', 'delete from', 'truncate']) {
      const [added] = await database.query(
        `insert into public.stats (id, label, icon, value, prefix, suffix, version)
         values (9, 'Fairs', 'users', 3, '', '', 1) returning version`,
      )
      const [changed] = await database.query(
        'update public.stats set value = value + 1 where id = 9 returning version',
      )
      for (const version of [added?.version, changed?.version]) {
        expect(had).not.toContain(version)
        had.add(version)
      }
      await database.query(`${end} public.stats`)
    }
    expect(had.size).toBe(6)
  })

  test('what the manual has run after a restore leaves no row and no collection a version of before', async () => {
    const manual = readFileSync(join(import.meta.dirname, '../../docs/store.md'), 'utf8')
    const [sql = ''] = /call private\.renew_versions[^`]+/.exec(manual) ?? []
    await database.run(
      `insert into public.donations (id, donor_name, email, amount, date, method, status, source)
       values (1, 'Marcia', '', 25, '2025-10-28', 'cash', 'completed', 'manual');
       truncate public.audit`,
    )
    const rowVersions = async () => {
      const lists = contentTables.map(({ table }) => `select version from public.${table}`)
      return (await database.query(lists.join(' union all '))).map(({ version }) => Number(version))
    }
    const collectionVersions = async () => {
      const { schema: _, ...collections } = await versions()
      return Object.values(collections)
    }
    const highest = Math.max(...(await rowVersions()), ...(await collectionVersions()))
    await database.run(sql)
    expect(Math.min(...(await rowVersions()))).toBeGreaterThan(highest + 1_000_000)
    expect(Math.min(...(await collectionVersions()))).toBeGreaterThan(1_000_000)
    expect(await database.query('select * from public.audit')).toEqual([])
  })

  test('a registration raises the version of its event', async () => {
    const before = await event()
    await database.call('stranger', 'submit_registration', registration())
    expect((await event())?.version).toBeGreaterThan(Number(before?.version))
  })

  test.each(content)('each change of $table raises its version alone', async (access) => {
    const { table, collection, row, change } = access
    const [column, value] = Object.entries(change)[0] ?? []
    await database.query(`delete from public.${table} where id = $1`, [row.id])
    const before = await versions()
    const raised = (by: number) => ({ ...before, [collection]: (before[collection] ?? 0) + by })
    await asAdministrator(insertSql(access), [JSON.stringify(row)])
    expect(await versions()).toEqual(raised(1))
    await asAdministrator(`update public.${table} set ${column} = $2 where id = $1`, [
      row.id,
      value,
    ])
    expect(await versions()).toEqual(raised(2))
    await asAdministrator(`delete from public.${table} where id = $1`, [row.id])
    expect(await versions()).toEqual(raised(3))
  })

  test.each(['stranger', 'administrator'] as const)(
    'what changes no row raises no version: %s',
    async (caller) => {
      const before = await versions()
      for (const sql of [
        "update public.events set title = 'New' where version = 70",
        'delete from public.donations where version = 70',
      ]) {
        const attempt = database.as(caller, sql)
        if (caller === 'administrator') await attempt
        else await expect(attempt).rejects.toThrow('permission denied')
      }
      expect(await versions()).toEqual(before)
    },
  )

  test('a registration and its cancellation raise the version of the events', async () => {
    const before = await versions()
    const sent = registration()
    const answer = await database.call('visitor', 'submit_registration', sent)
    expect(await versions()).toEqual({ ...before, events: (before.events ?? 0) + 1 })
    const { token } = answer as { token: string }
    await database.call('visitor', 'cancel_registration', { id: sent.id, token })
    expect(await versions()).toEqual({ ...before, events: (before.events ?? 0) + 2 })
  })

  test('the versions name the collections and the contract', async () => {
    const keys = contentTables.map(({ definition }) => definition.key)
    expect(Object.keys(await versions()).sort()).toEqual([...keys, 'schema'].sort())
    expect(await versions()).toMatchObject({ schema: knownSchema })
    // Those of confidential ones would tell of each gift.
    const shown = contentTables.filter(({ confidential }) => !confidential)
    for (const caller of ['visitor', 'stranger'] as const) {
      expect(Object.keys(await versions(caller)).sort()).toEqual(
        [...shown.map(({ definition }) => definition.key), 'schema'].sort(),
      )
    }
  })

  test('content comes with the version that it is of, whichever was asked for', async () => {
    const read = async (caller: Caller, version = 0) =>
      (await database.call(caller, 'content', { collection: 'events', version })) as {
        version: number
        rows: Rows
      }
    const { events } = await versions()
    expect(await read('visitor', 1_000)).toMatchObject({ version: events })
    await asAdministrator("update public.events set title = 'Fair' where id = 1")
    const answer = await read('visitor', events)
    expect(answer.version).toBe((events ?? 0) + 1)
    expect(answer.rows).toHaveLength(6)
    expect(answer.rows[0]).toMatchObject({ id: 1, title: 'Fair' })
    expect(answer.rows[0]).not.toHaveProperty('version')
    expect((await read('administrator')).rows[0]).toHaveProperty('version')
  })

  test.each([
    ['programs', 'draft', 'active'],
    ['events', 'draft', 'postponed'],
  ])('drafts of %s are an administrator’s', async (collection, hidden, shown) => {
    const ids = async (caller: Caller) => {
      const answer = await database.call(caller, 'content', { collection })
      return (answer as { rows: Rows }).rows.map(({ id }) => id)
    }
    const everything = await ids('administrator')
    const setStatus = (id: number, status: string) =>
      asAdministrator(`update public.${collection} set status = $2 where id = $1`, [id, status])
    await setStatus(1, shown)
    await setStatus(2, hidden)
    for (const caller of ['visitor', 'stranger'] as const) {
      const seen = await ids(caller)
      expect(seen).toContain(1)
      expect(seen).not.toContain(2)
    }
    expect(await ids('administrator')).toEqual(everything)
  })

  test('the changes that a calendar shows are counted, whatever was sent, and not in the audit', async () => {
    const after = async (change: string) => {
      await asAdministrator(`update public.events set ${change} where id = 1`)
      return (await event())?.sequence
    }
    expect(await after("title = 'Fair'")).toBeNull()
    expect(await after("status = 'scheduled'")).toBeNull()
    expect(await after("date = 'May 1, 2027', time = '10 AM'")).toBe(1)
    expect(await after("location = 'Kingston', sequence = 70")).toBe(2)
    expect(await after("status = 'canceled'")).toBe(3)
    await database.call('visitor', 'submit_registration', registration())
    expect(await after('sequence = 0')).toBe(3)
    const history = await asAdministrator('select before, after from public.audit order by id')
    expect(JSON.stringify(history)).not.toContain('sequence')

    await asAdministrator('delete from public.events where id = 1')
    const again = content.find(({ table }) => table === 'events')
    if (!again) throw new Error('no events')
    await asAdministrator(insertSql(again), [JSON.stringify({ ...again.row, id: 1 })])
    expect((await event())?.sequence).toBeGreaterThan(3)
  })

  describe('posts of a coming day', () => {
    const titles = async (caller: Caller) => {
      const answer = await database.call(caller, 'content', { collection: 'blogPosts' })
      return (answer as { rows: Rows }).rows.map(({ id }) => id)
    }
    const version = async () => (await versions('visitor')).blogPosts ?? 0
    const setDate = (id: number, date: string) =>
      asAdministrator('update public.blog_posts set date = $2 where id = $1', [id, date])
    const today = async () => (await database.query('select private.today() as today'))[0]?.today
    /** As if nothing had changed since then. */
    const sleepSince = (day: string) =>
      database.query('update private.content_versions set day = $1', [day])

    test('are an administrator’s until it begins in Jamaica', async () => {
      expect(await titles('visitor')).toEqual([1, 2, 3])
      await setDate(1, '9999-12-31')
      await setDate(2, String(await today()))
      // No date that somebody could wait for.
      await setDate(3, 'December 31, 9999')
      for (const caller of ['visitor', 'stranger'] as const) {
        expect(await titles(caller)).toEqual([2, 3])
      }
      expect(await titles('administrator')).toEqual([1, 2, 3, 4])
    })

    test('raise the version of the posts as their days begin, and a change then raises it again', async () => {
      const before = await version()
      await sleepSince('2025-08-17')
      // The third is of September, the fourth a draft.
      expect(await version()).toBe(before + 2)
      const content = await database.call('visitor', 'content', { collection: 'blogPosts' })
      expect(content).toMatchObject({ version: before + 2 })
      await asAdministrator('delete from public.blog_posts where id = 2')
      expect(await version()).toBe(before + 3)
      await sleepSince('2025-09-12')
      expect(await version()).toBe(before + 3)
    })

    test('that were on the site when the migration came are of today, and drafts stay as they are', async () => {
      const file = '20261124000200_programs_posts_restore'
      const { sql = '' } =
        migrations.find(({ version, name }) => `${version}_${name}` === file) ?? {}
      const [update = ''] = /update public\.blog_posts[^;]+/.exec(sql) ?? []
      for (const id of [1, 4]) await setDate(id, '9999-12-31')
      await database.query(update)
      const dates = await database.query('select date from public.blog_posts order by id')
      expect(dates.map(({ date }) => date)).toEqual([
        await today(),
        '2025-08-18',
        '2025-09-12',
        '9999-12-31',
      ])
    })
  })

  describe('the audit', () => {
    const audit = (): Promise<Rows> =>
      asAdministrator(
        `select administrator, administrator_name, table_name, row_id, action, before, after
         from public.audit order by id`,
      )
    const by = { administrator: administratorId, administrator_name: 'Ada' }

    test('says who changed what, and only the fields that changed', async () => {
      await asAdministrator("update public.stats set label = 'Helped', value = 1287 where id = 1")
      await asAdministrator('delete from public.stats where id = 2')
      expect(await audit()).toEqual([
        {
          ...by,
          table_name: 'stats',
          row_id: '1',
          action: 'update',
          before: { label: 'People Served' },
          after: { label: 'Helped' },
        },
        {
          ...by,
          table_name: 'stats',
          row_id: '2',
          action: 'delete',
          before: {
            id: 2,
            label: 'Health Fairs Hosted',
            icon: 'stethoscope',
            value: 6,
            prefix: '',
            suffix: '',
          },
          after: null,
        },
      ])
    })

    test('notes a change in SQL without a name, and none that changes nothing', async () => {
      await database.query("update public.programs set title = 'Fairs' where id = 1")
      await database.query('update public.programs set title = title')
      expect(await audit()).toMatchObject([
        { administrator: null, administrator_name: null, table_name: 'programs' },
      ])
    })

    test('holds nothing that visitors wrote: only that a submission was handled or deleted', async () => {
      const sent = registration()
      const { id } = sent
      await database.call('administrator', 'submit_registration', sent)
      const where = `where id = '${id}'`
      await asAdministrator(`update public.registrations set handled_at = now() ${where}`)
      await asAdministrator(`update public.registrations set handled_at = null ${where}`)
      await asAdministrator(`delete from public.registrations ${where}`)
      const row = { ...by, table_name: 'registrations', row_id: id, before: null, after: null }
      expect(await audit()).toEqual([
        { ...row, action: 'handle' },
        { ...row, action: 'reopen' },
        { ...row, action: 'delete' },
      ])
    })

    test('holds neither name nor address of a donor', async () => {
      await asAdministrator(
        `insert into public.donations (id, donor_name, email, amount, date, method, notes, status, source)
         values (1, 'Marcia', 'marcia@example.com', 25, '2025-10-28', 'cash', 'By post', 'completed', 'manual')`,
      )
      await asAdministrator("update public.donations set donor_name = 'M. C.', amount = 30")
      const entries = await audit()
      expect(entries).toMatchObject([
        { action: 'insert', after: { donor_name: '…', email: '…', notes: '…', amount: 25 } },
        {
          action: 'update',
          before: { donor_name: '…', amount: 25 },
          after: { donor_name: '…', amount: 30 },
        },
      ])
      expect(JSON.stringify(entries)).not.toMatch(/marcia|M\. C\.|post/i)
    })
  })
})
