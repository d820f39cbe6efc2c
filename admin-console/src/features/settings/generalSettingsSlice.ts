import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { generalSettings } from 'shared/collections/generalSettings'
import type { GeneralSettings } from 'shared/entities/generalSettings'
import { collection } from 'shared/backend'
import { replaceWithStored } from '../../app/persistThroughCollection'

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
    generalSettingsSynced: replaceWithStored<GeneralSettings>,
  },
  selectors: {
    selectGeneralSettings: (state) => state,
  },
})

export const { generalSettingsSaved, paymentPageSaved, generalSettingsSynced } =
  generalSettingsSlice.actions

export const { selectGeneralSettings } = generalSettingsSlice.selectors
