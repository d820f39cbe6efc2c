import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { stats } from 'shared/collections/stats'
import type { Stat } from 'shared/entities/stat'
import type { ItemChange } from '../../lists/itemChanges'
import { replaceWithStored } from '../../state/persistThroughCollection'

/** The fields that the administrator can edit; label and icon are fixed. */
export type StatFigures = Pick<Stat, 'value' | 'prefix' | 'suffix'>

const isDefault = ({ id, value, prefix, suffix }: Stat) =>
  stats.seed.some(
    (stat) =>
      stat.id === id && stat.value === value && stat.prefix === prefix && stat.suffix === suffix,
  )

export const statsSlice = createSlice({
  name: 'stats',
  initialState: () => collection(stats).get(),
  reducers: {
    /** Takes the edited fields only, so that another tab's changes to other fields are kept. */
    statsUpdated(state, { payload }: PayloadAction<ItemChange<StatFigures>[]>) {
      for (const { id, changes } of payload) {
        const stat = state.find((candidate) => candidate.id === id)
        if (stat) Object.assign(stat, changes)
      }
    },
    /** A copy, because the collection does not store the seed itself: it counts as unchanged. */
    statsReset: () => stats.seed.map((stat) => ({ ...stat })),
    /** Undoes a reset; a statistic that was saved since is kept. */
    statsRestored: (state, { payload }: PayloadAction<Stat[]>) =>
      payload.map(
        (before) => state.find((stat) => stat.id === before.id && !isDefault(stat)) ?? before,
      ),
    synced: replaceWithStored<Stat[]>,
  },
  selectors: {
    selectStats: (state) => state,
  },
})

export const { statsUpdated, statsReset, statsRestored } = statsSlice.actions

export const { selectStats } = statsSlice.selectors
