import { newProgramDefaults, type Program } from 'shared/entities/program'
import { expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store'
import {
  programAdded,
  programPublished,
  programUnpublished,
  programUpdated,
  selectPrograms,
} from './programsSlice'

const old: Program = { ...newProgramDefaults, id: 1, title: 'Fairs', createdAt: '2020-02-02' }

function storeWith(...programs: Program[]) {
  const store = makeStore({ programs })
  return { ...store, last: () => selectPrograms(store.getState()).at(-1) }
}

test('saving stamps createdAt with today, in Jamaica', () => {
  // Two in the morning in London is still the evening before in Kingston.
  vi.setSystemTime('2026-03-02T02:00:00Z')
  const store = storeWith()
  store.dispatch(programAdded(newProgramDefaults))
  expect(store.last()).toMatchObject({ createdAt: '2026-03-01', status: 'draft', icon: 'heart' })
})

test('saving stamps createdAt on edit too, and changes no other field than those named', () => {
  vi.setSystemTime('2026-03-02T12:00:00Z')
  const store = storeWith(old)
  store.dispatch(programUpdated({ id: 1, changes: { title: 'Health Fairs' } }))
  expect(store.last()).toEqual({ ...old, title: 'Health Fairs', createdAt: '2026-03-02' })
})

test('publishing makes a draft active, unpublishing a draft again; neither saves it anew', () => {
  const store = storeWith(old)
  store.dispatch(programPublished({ id: 1 }))
  expect(store.last()).toEqual({ ...old, status: 'active' })
  store.dispatch(programUnpublished({ id: 1 }))
  expect(store.last()).toEqual(old)
})
