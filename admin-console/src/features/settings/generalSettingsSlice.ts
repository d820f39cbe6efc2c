import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import type { GeneralSettings } from 'shared/entities/generalSettings'
import { replaceWithStored } from '../../state/persistThroughCollection'

export const generalSettingsSlice = createSlice({
  name: 'generalSettings',
  initialState: () => collection(generalSettings).get(),
  reducers: {
    generalSettingsSaved(state, { payload }: PayloadAction<Partial<GeneralSettings>>) {
      Object.assign(state, payload)
    },
    synced: replaceWithStored<GeneralSettings>,
  },
  selectors: {
    selectGeneralSettings: (state) => state,
  },
})

export const { generalSettingsSaved } = generalSettingsSlice.actions

export const { selectGeneralSettings } = generalSettingsSlice.selectors
