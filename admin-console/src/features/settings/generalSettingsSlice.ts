import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import type { GeneralSettings } from 'shared/entities/generalSettings'
import { replaceWithStored } from '../../state/persistThroughCollection'

/** What the administrator types under General Settings. */
export type GeneralSettingsValues = Pick<
  GeneralSettings,
  'siteName' | 'contactEmail' | 'phoneNumber'
>

export const generalSettingsSlice = createSlice({
  name: 'generalSettings',
  initialState: () => collection(generalSettings).get(),
  reducers: {
    generalSettingsSaved(state, { payload }: PayloadAction<GeneralSettingsValues>) {
      Object.assign(state, payload)
    },
    paymentPageSaved(state, { payload }: PayloadAction<string>) {
      state.paymentPage = payload
    },
    synced: replaceWithStored<GeneralSettings>,
  },
  selectors: {
    selectGeneralSettings: (state) => state,
  },
})

export const { generalSettingsSaved, paymentPageSaved } = generalSettingsSlice.actions

export const { selectGeneralSettings } = generalSettingsSlice.selectors
