import { createSlice } from '@reduxjs/toolkit'
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

/** Creating and editing set the date of the last save. */
const saved = () => ({ createdAt: jamaicaDay(new Date()) })

/** Publishing does not change the content, so the date of the last save stays. */
const withStatus =
  (status: ProgramStatus) =>
  ({ id }: { id: number }) => ({ payload: { id, changes: { status } } })

export const programsSlice = createSlice({
  name: 'programs',
  initialState: () => collection(programs).get(),
  reducers: {
    ...listReducers<Program, ProgramDetails>(),
    added: {
      prepare: (details: ProgramDetails) => withNewId({ ...details, ...saved() }),
      reducer: addItem<Program>,
    },
    updated: {
      prepare: ({ id, changes }: ItemChange<ProgramDetails>) => ({
        payload: { id, changes: { ...changes, ...saved() } },
      }),
      reducer: changeItem<Program, ProgramDetails>,
    },
    published: { prepare: withStatus('active'), reducer: changeItem<Program, Program> },
    unpublished: { prepare: withStatus('draft'), reducer: changeItem<Program, Program> },
  },
  selectors: {
    selectPrograms: (state) => state,
  },
})

export const { selectPrograms } = programsSlice.selectors
