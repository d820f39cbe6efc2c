/** Two administrators on one row. */
import { newEventDefaults } from 'shared/entities/event'
import { allSaved, failed, openSendingTab, recorded, soon, start } from 'shared/testing/sendingTab'
import { expect, test } from 'vitest'
import { keepMine, takeTheirs } from './entryChanges'
import { readOutbox } from './outbox'

test('two administrators’ 200 interleaved edits of different fields lose none', async () => {
  const { edit, network, tables, event } = openSendingTab(10)
  const theirs: Record<number, string> = {}
  let [edits, theirEdits] = [0, 0]
  // Somebody else's edit of the row arrives just before this administrator's.
  network.answer = (request) => {
    const id = Number(/id=eq\.(\d+)/.exec(request.path)?.[1])
    if (request.method === 'PATCH' && theirEdits < edits) {
      theirEdits += 1
      theirs[id] = `Theirs ${theirEdits}`
      tables.change('events', id, { location: theirs[id] })
    }
    return tables.answer(request)
  }
  start()
  while (edits < 100) {
    const id = (edits % 10) + 1
    edits += 1
    const title = `Mine ${edits}`
    edit(id, { title })
    await soon(() => expect(event(id)?.title).toBe(title))
    await recorded(0)
    expect(event(id)).toMatchObject({ title, location: theirs[id] })
  }
  expect(theirEdits).toBe(100)
})

test('a registration meanwhile is no conflict', async () => {
  const { edit, tables, event, local } = openSendingTab()
  edit(1, { title: 'Mine' })
  await recorded(1)
  tables.change('events', 1, { attendees: 41 })
  start()
  await allSaved()
  expect(event(1)).toMatchObject({ title: 'Mine', attendees: 41, version: 3 })
  expect(local(1)).toMatchObject({ title: 'Mine', attendees: 41, version: 3 })
})

type Tab = ReturnType<typeof openSendingTab>
const edited = ({ edit }: Tab) => void edit(1, { title: 'Mine' })
const deleted = ({ remove }: Tab) => void remove(1)
const theyEdited = ({ tables }: Tab) =>
  tables.change('events', 1, { title: 'Theirs', attendees: 9 })
const theyDeleted = ({ tables }: Tab) => void tables.remove('events', 1)
const { location } = newEventDefaults

test.each([
  ['one field edited by both: mine', edited, theyEdited, keepMine, { title: 'Mine', version: 3 }],
  ['theirs', edited, theyEdited, takeTheirs, { title: 'Theirs', version: 2 }],
  ['deleted by them: restored', edited, theyDeleted, keepMine, { title: 'Mine', location }],
  ['gone', edited, theyDeleted, takeTheirs, null],
  ['edited by them, deleted by me: gone', deleted, theyEdited, keepMine, null],
  ['kept', deleted, theyEdited, takeTheirs, { title: 'Theirs', attendees: 9 }],
])('neither is overwritten before a decision: %s', async (_, mine, theirs, decide, row) => {
  const tab = openSendingTab()
  const { event, local } = tab
  mine(tab)
  await recorded(1)
  theirs(tab)
  const before = [event(1), local(1)]
  start()
  await failed('conflict')
  expect([event(1), local(1)]).toEqual(before)
  for (const entry of readOutbox()) {
    expect(entry.failure?.theirs?.title ?? null).toEqual(before[0]?.title ?? null)
    await decide(entry)
  }
  await allSaved()
  for (const shown of [event(1), local(1)]) {
    if (row) expect(shown).toMatchObject(row)
    else expect(shown).toBeUndefined()
  }
  expect(local(1)?.version).toBe(event(1)?.version)
})

test('what was edited while a change was refused belongs to the same decision', async () => {
  const { edit, holdAnswers, tables, event, local } = openSendingTab()
  const answer = holdAnswers()
  tables.change('events', 1, { title: 'Theirs' })
  start()
  edit(1, { title: 'Mine' })
  await soon(() => expect(readOutbox()[0]?.sent).toBe(true))
  edit(1, { location: 'Here' })
  await recorded(2)
  answer()
  await failed('conflict')
  expect(readOutbox().map(({ change }) => change.after)).toEqual([
    { title: 'Mine', location: 'Here' },
  ])
  for (const entry of readOutbox()) await keepMine(entry)
  await allSaved()
  expect(event(1)).toMatchObject({ title: 'Mine', location: 'Here', version: 3 })
  expect(local(1)).toMatchObject({ title: 'Mine', location: 'Here', version: 3 })
})
