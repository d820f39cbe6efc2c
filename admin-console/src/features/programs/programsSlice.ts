import { createSlice } from '@reduxjs/toolkit'
import { programs } from 'shared/collections/programs'
import type { Program, ProgramDetails, ProgramStatus } from 'shared/entities/program'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { collection } from 'shared/persistence'
import { replaceWithStored } from '../../app/persistThroughCollection'
import {
  addItem,
  changeItem,
  type ItemChange,
  removeItem,
  restoreItem,
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
    programAdded: {
      prepare: (details: ProgramDetails) => withNewId({ ...details, ...saved() }),
      reducer: addItem<Program>,
    },
    programUpdated: {
      prepare: ({ id, changes }: ItemChange<ProgramDetails>) => ({
        payload: { id, changes: { ...changes, ...saved() } },
      }),
      reducer: changeItem<Program, ProgramDetails>,
    },
    /** Shows the program on the website. */
    programPublished: { prepare: withStatus('active'), reducer: changeItem<Program, Program> },
    programUnpublished: { prepare: withStatus('draft'), reducer: changeItem<Program, Program> },
    programRemoved: removeItem<Program>,
    programRestored: restoreItem<Program>,
    programsSynced: replaceWithStored<Program[]>,
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
