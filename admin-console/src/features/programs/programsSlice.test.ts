import type { UnknownAction } from '@reduxjs/toolkit'
import { newProgramDefaults, type Program } from 'shared/entities/program'
import { afterEach, expect, test, vi } from 'vitest'
import { programsSlice } from './programsSlice'

const { added, published, unpublished, updated } = programsSlice.actions
const old: Program = { ...newProgramDefaults, id: 1, title: 'Fairs', createdAt: '2020-02-02' }
const after = (programs: Program[], action: UnknownAction) =>
  programsSlice.reducer(programs, action)

afterEach(() => {
  vi.useRealTimers()
})

test('saving stamps createdAt with today, in Jamaica', () => {
  // Two in the morning in London is still the evening before in Kingston.
  vi.setSystemTime('2026-03-02T02:00:00Z')
  expect(after([], added(newProgramDefaults))).toMatchObject([
    { createdAt: '2026-03-01', status: 'draft', icon: 'heart' },
  ])
})

test('saving stamps createdAt on edit too, and changes no other field than those named', () => {
  vi.setSystemTime('2026-03-02T12:00:00Z')
  const programs = after([old], updated({ id: 1, changes: { title: 'Health Fairs' } }))
  expect(programs).toEqual([{ ...old, title: 'Health Fairs', createdAt: '2026-03-02' }])
})

test('publishing makes a draft active, unpublishing a draft again; neither saves it anew', () => {
  const active = after([old], published({ id: 1 }))
  expect(active).toEqual([{ ...old, status: 'active' }])
  expect(after(active, unpublished({ id: 1 }))).toEqual([old])
})
