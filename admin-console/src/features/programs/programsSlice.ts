import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { programs } from 'shared/collections/programs'
import type { Program, ProgramDetails } from 'shared/entities/program'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { collection, newId } from 'shared/persistence'
import {
  changeItem,
  type ItemChange,
  type Removal,
  restoreItem,
  withoutItem,
} from '../../app/itemChanges'

/** Saving stamps the day, on edit too. */
const saved = () => ({ createdAt: jamaicaDay(new Date()) })

export const programsSlice = createSlice({
  name: 'programs',
  initialState: () => collection(programs).get(),
  reducers: {
    programAdded: {
      prepare: (details: ProgramDetails) => ({
        payload: { ...details, ...saved(), id: newId() },
      }),
      reducer(state, { payload }: PayloadAction<Program>) {
        state.push(payload)
      },
    },
    programUpdated: {
      prepare: ({ id, changes }: ItemChange<ProgramDetails>) => ({
        payload: { id, changes: { ...changes, ...saved() } },
      }),
      reducer(state, { payload }: PayloadAction<ItemChange<ProgramDetails>>) {
        changeItem(state, payload)
      },
    },
    /** The website shows it from now on. What it says is not saved anew, so its day stays. */
    programPublished(state, { payload: { id } }: PayloadAction<{ id: number }>) {
      changeItem(state, { id, changes: { status: 'active' } })
    },
    programUnpublished(state, { payload: { id } }: PayloadAction<{ id: number }>) {
      changeItem(state, { id, changes: { status: 'draft' } })
    },
    programRemoved: (state, { payload }: PayloadAction<{ id: number }>) =>
      withoutItem(state, payload),
    programRestored(state, { payload }: PayloadAction<Removal<Program>>) {
      restoreItem(state, payload)
    },
    /** Another tab has written. */
    programsSynced: (_, { payload }: PayloadAction<Program[]>) => payload,
  },
  selectors: {
    selectPrograms: (state) => state,
  },
})

export const {
  programAdded,
  programUpdated,
  programPublished,
  programUnpublished,
  programRemoved,
  programRestored,
  programsSynced,
} = programsSlice.actions

export const { selectPrograms } = programsSlice.selectors
