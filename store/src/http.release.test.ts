import { randomUUID } from 'node:crypto'
import { searchFilter } from 'shared/backends/supabase/searchPattern'
import { describe, expect, test } from 'vitest'
import { functions, privateTables, type TableAccess, tables } from './testing/accessTable.ts'
import { insertSql, testAccess } from './testing/accessTests.ts'
import { type Answer, embedded } from './testing/embedded.ts'
import { offer, person, registration } from './testing/forms.ts'
import { fromClients } from './testing/fromClients.ts'
import type { Rows } from './testing/sqlDatabase.ts'
import { stopClock } from './testing/stopClock.ts'

const { store, as } = await embedded()
const owner = async (sql: string, parameters: unknown[] = []) =>
  (await store.database.query(sql, parameters)).rows as Rows
const callers = ['nobody', 'visitor', 'stranger', 'administrator']

const address = ({ table, key, row }: TableAccess) => `/rest/v1/${table}?${key}=eq.${row[key]}`
const call = (caller: string, name: string, body: unknown, headers?: Record<string, string>) =>
  as(caller, `/rest/v1/rpc/${name}`, { method: 'POST', body, ...(headers && { headers }) })
const rows = ({ status, body }: Answer) => (status === 200 ? (body as Rows) : [])

testAccess(callers, owner, {
  read: async (caller, access) => rows(await as(caller, address(access))),
  add: (caller, { table, row }) => as(caller, `/rest/v1/${table}`, { method: 'POST', body: row }),
  change: (caller, access) => as(caller, address(access), { method: 'PATCH', body: access.change }),
  remove: (caller, access) => as(caller, address(access), { method: 'DELETE' }),
})

const submissions = async () => {
  const [row] = await owner('select count(*)::int as count from public.submissions')
  return row?.count
}

for (const caller of callers) {
  for (const { name, title = name, args, answered, writes } of functions) {
    const may = caller !== 'nobody' && (answered === 'everybody' || caller === answered)

    test(`${caller} ${may ? 'may' : 'may not'} call ${title}`, async () => {
      const { status, body } = await call(caller, name, args())
      expect(status === 200 && body !== null).toBe(may)
    })

    test(`no other verb makes ${title} write for ${caller}`, async () => {
      const path = `/rest/v1/rpc/${name}`
      const before = await submissions()
      const query = Object.entries(args()).map(([key, value]) => [
        key,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ])
      const read = await as(caller, `${path}?${new URLSearchParams(query)}`)
      if (!writes) expect(read.status === 200 && read.body !== null).toBe(may)
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const { status } = await as(caller, path, { method, body: args() })
        expect(status).toBeGreaterThanOrEqual(400)
      }
      expect(await submissions()).toBe(before)
    })
  }
}

test.each(callers)(
  '%s reads submissions as an administrator only, and writes none by their view',
  async (caller) => {
    const id = randomUUID()
    await call('visitor', 'submit_donation_offer', offer({ id }))
    const found = rows(await as(caller, `/rest/v1/submissions?id=eq.${id}`))
    expect(found).toHaveLength(caller === 'administrator' ? 1 : 0)
    const before = await owner('select * from public.submissions order by id')
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const change = { id, kind: 'offer', name: 'Changed', handled_at: '2026-11-22T00:00:00Z' }
      await as(caller, `/rest/v1/submissions?id=eq.${id}`, { method, body: change })
    }
    expect(await owner('select * from public.submissions order by id')).toEqual(before)
  },
)

test('where a search has several words, each is found', async () => {
  const [ann, bob] = [randomUUID(), randomUUID()]
  for (const [id, name] of [
    [ann, 'Ann Searched'],
    [bob, 'Bob Searched'],
  ] as const) {
    const sent = registration({ id, form: { ...person, name } })
    expect(await call('visitor', 'submit_registration', sent)).toMatchObject({ status: 200 })
  }
  const found = async (search: string) => {
    const filter = searchFilter(search, ['name', 'email'])
    const query = new URLSearchParams({ select: 'id', order: 'name', ...filter })
    const listed = rows(await as('administrator', `/rest/v1/submissions?${query}`))
    return listed.map(({ id }) => id)
  }
  expect(await found('searched ann@example')).toEqual([ann, bob])
  expect(await found('searched bob')).toEqual([bob])
})

test.each(['nobody', 'visitor', 'stranger'])(
  '%s puts no row in the place of another, and touches no table as a whole',
  async (caller) => {
    for (const access of tables) {
      const { table, key, row, change } = access
      await owner(`delete from public.${table} where ${key}::text = $1`, [String(row[key])])
      await owner(insertSql(access), [JSON.stringify(row)])
      const before = await owner(`select * from public.${table} order by 1`)
      const body = { ...row, ...change }
      await as(caller, address(access), { method: 'PUT', body })
      const headers = { prefer: 'resolution=merge-duplicates' }
      await as(caller, `/rest/v1/${table}`, { method: 'POST', body, headers })
      await as(caller, `/rest/v1/${table}`, { method: 'PATCH', body: change })
      await as(caller, `/rest/v1/${table}`, { method: 'DELETE' })
      expect(await owner(`select * from public.${table} order by 1`), table).toEqual(before)
      await owner(`delete from public.${table} where ${key}::text = $1`, [String(row[key])])
    }
  },
)

test.each(callers)('%s reaches no private table and no user', async (caller) => {
  for (const [schema, tables] of Object.entries({
    private: privateTables,
    auth: ['users', 'sessions', 'refresh_tokens'],
  })) {
    for (const table of tables) {
      for (const headers of [{ 'accept-profile': schema }, undefined]) {
        const { status } = await as(caller, `/rest/v1/${table}`, headers ? { headers } : {})
        expect(status).toBeGreaterThanOrEqual(400)
      }
    }
  }
})

test('an administrator marks a submission as handled and changes nothing else of it', async () => {
  const id = randomUUID()
  await call('visitor', 'submit_donation_offer', offer({ id }))
  const change = (body: object) =>
    as('administrator', `/rest/v1/donation_offers?id=eq.${id}`, { method: 'PATCH', body })
  const handled_at = '2026-11-22T00:00:00Z'
  expect((await change({ handled_at, name: 'Somebody else' })).status).toBe(403)
  expect((await change({ handled_at, handled_by: null })).status).toBe(403)
  expect((await change({ handled_at })).status).toBe(204)
  const [stored] = await owner(
    'select name, handled_by from public.donation_offers where id = $1',
    [id],
  )
  expect(stored).toEqual({ name: person.name, handled_by: expect.any(String) })
})

// A thousand repeats take ten seconds here: they are counted in SQL.
test('200 registrations from 20 clients for 120 places end in exactly 120', async () => {
  await owner('update public.events set slots = 120 where id = 3')
  const register = async () => {
    const { body } = await call('visitor', 'submit_registration', registration({ event_id: 3 }))
    return (body as { outcome: string }).outcome
  }
  const answers = (await fromClients(20, 200, register)).sort()
  expect(answers).toEqual([...Array(120).fill('accepted'), ...Array(80).fill('full')])
  const [stored] = await owner(
    `select attendees::int, (select count(*)::int from public.registrations where event_id = 3) as registrations
     from public.events where id = 3`,
  )
  expect(stored).toEqual({ attendees: 120, registrations: 120 })
})

describe('a hostile visitor', () => {
  const send = (args: unknown) => call('visitor', 'submit_registration', args)
  const register = (form: unknown, id = randomUUID()) =>
    send(registration({ id, form, event_id: 2 }))

  test.each([
    [
      'a text of 100,000 letters',
      { ...person, additionalNotes: 'A'.repeat(100_000) },
      'additionalNotes',
    ],
    ['a list for a name', { ...person, name: ['Ann'] }, 'name'],
    ['a number for a name', { ...person, name: 12 }, 'name'],
    ['an object for an email address', { ...person, email: { a: 1 } }, 'email'],
    ['a list instead of the form', [person], 'name'],
    ['no form', null, 'name'],
  ])('sends %s and is told which field is wrong', async (_, form, field) => {
    const before = await submissions()
    const { status, body } = await register(form)
    expect({ status, body }).toEqual({ status: 200, body: { outcome: 'invalid', field } })
    expect(await submissions()).toBe(before)
  })

  test('sends fields that no form has, and none of them is stored', async () => {
    const id = randomUUID()
    const extra = { handled_at: '2026-01-01', handledAt: '2026-01-01', canceledAt: '2026-01-01' }
    expect((await register({ ...person, ...extra }, id)).body).toMatchObject({
      outcome: 'accepted',
    })
    const [stored] = await owner(
      'select handled_at, canceled_at from public.registrations where id = $1',
      [id],
    )
    expect(stored).toEqual({ handled_at: null, canceled_at: null })
  })

  test('sends SQL, which is stored as the text that it is', async () => {
    const id = randomUUID()
    const sql = "'); drop table public.registrations; --"
    await register({ ...person, name: sql, additionalNotes: '$$; select pg_sleep(9)' }, id)
    const [stored] = await owner('select name from public.registrations where id = $1', [id])
    expect(stored).toEqual({ name: sql })
    for (const query of [
      `id=eq.1;drop table events`,
      `select=*,(select 1)`,
      `id=in.(1); delete from events`,
      `order=id;drop table events`,
    ]) {
      await as('visitor', `/rest/v1/events?${encodeURI(query)}`)
    }
    expect(await owner('select from public.events')).toHaveLength(6)
    const told = await as('visitor', `/rest/v1/rpc/content?collection=${encodeURIComponent(sql)}`)
    expect(told.body).toBeNull()
  })

  test.each([
    ['an id that is none', { id: 'x' }],
    ['an event that is none', { event_id: 'x' }],
    ['a form that is none', { form: 'x' }],
    ['a guard that is none', { guard: 'x' }],
    ['NUL', { form: { ...person, name: 'A\u0000b' } }],
  ])('sends %s and nothing is stored', async (_, wrong) => {
    const before = await submissions()
    await send(registration(wrong))
    expect(await submissions()).toBe(before)
  })

  test('sends half of JSON and nothing is stored', async () => {
    const before = await submissions()
    await send('{"id":')
    expect(await submissions()).toBe(before)
  })

  test('brings a forged token and reads nothing with it', async () => {
    await register(person)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = part({ role: 'service_role', sub: randomUUID(), exp: 9_999_999_999 })
    for (const forged of [
      `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}.${part({ forged: true })}`,
      `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      'no token',
    ]) {
      const headers = { authorization: `Bearer ${forged}` }
      expect(rows(await as('visitor', '/rest/v1/registrations', { headers }))).toEqual([])
    }
  })

  test('names a role in a header and stays who he is', async () => {
    const { body } = await as('visitor', '/rest/v1/registrations', {
      headers: { role: 'service_role', 'x-role': 'postgres', 'content-profile': 'private' },
    })
    expect(body).toEqual([])
  })

  test('signs up and is refused', async () => {
    const body = { email: 'mallory@example.com', password: 'password123' }
    const { status } = await as('visitor', '/auth/v1/signup', { method: 'POST', body })
    expect(status).toBe(422)
    expect(await owner('select from auth.users where email = $1', [body.email])).toEqual([])
  })

  test('asks for a password reset and learns nothing', async () => {
    const recover = (email: string) =>
      as('visitor', '/auth/v1/recover', { method: 'POST', body: { email } })
    const [known, unknown] = [await recover('ada@example.com'), await recover('nobody@example.com')]
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null })
  })

  test('spends the hour of one address', async () => {
    stopClock()
    await owner(`update private.settings set calls_per_hour = 30, address_headers = '{x-real-ip}'`)
    const from = { 'x-real-ip': '198.51.100.99' }
    const answers = []
    for (let sent = 0; sent < 31; sent++) {
      const { body } = await call('visitor', 'submit_donation_offer', offer(), from)
      answers.push((body as { outcome: string }).outcome)
    }
    expect(answers).toEqual([...Array(30).fill('accepted'), 'tooMany'])
  })
})
