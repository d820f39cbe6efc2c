import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import type { Program, ProgramDetails, ProgramStatus } from 'shared/entities/program'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import {
  addItem,
  changeItem,
  type ItemChange,
  listReducers,
  withNewId,
} from '../../lists/itemChanges'
import { freeSlug } from './slugs'

/** Creating and editing set the date of the last save. */
const saved = () => ({ createdAt: jamaicaDay(new Date()) })

/** Publishing does not change the content, so the date of the last save stays. */
const withStatus =
  (status: ProgramStatus) =>
  ({ id }: { id: number }) => ({ payload: { id, changes: { status } } })

/** Gives a program whose address was typed one that no other has. */
function keepAddressesApart(state: Draft<Program>[], id: number) {
  const program = state.find((candidate) => candidate.id === id)
  const others = state.filter((candidate) => candidate.id !== id)
  if (program?.slug) program.slug = freeSlug(program.slug, others)
}

export const programsSlice = createSlice({
  name: 'programs',
  initialState: () => collection(programs).get(),
  reducers: {
    ...listReducers<Program, ProgramDetails>(),
    added: {
      prepare: (details: ProgramDetails) => withNewId({ ...details, ...saved() }),
      reducer(state, action: PayloadAction<Program>) {
        addItem(state, action)
        keepAddressesApart(state, action.payload.id)
      },
    },
    updated: {
      prepare: ({ id, changes }: ItemChange<ProgramDetails>) => ({
        payload: { id, changes: { ...changes, ...saved() } },
      }),
      reducer(state, action: PayloadAction<ItemChange<ProgramDetails>>) {
        changeItem(state, action)
        if (action.payload.changes.slug) keepAddressesApart(state, action.payload.id)
      },
    },
    published: { prepare: withStatus('active'), reducer: changeItem<Program, Program> },
    unpublished: { prepare: withStatus('draft'), reducer: changeItem<Program, Program> },
  },
  selectors: {
    selectPrograms: (state) => state,
  },
})

export const { selectPrograms } = programsSlice.selectors
