import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { mailSettings } from 'shared/collections/mailSettings'
import type { MailSettings } from 'shared/entities/mailSettings'
import { replaceWithStored } from '../../state/persistThroughCollection'

export const mailSettingsSlice = createSlice({
  name: 'mailSettings',
  initialState: () => collection(mailSettings).get(),
  reducers: {
    mailSettingsSaved(state, { payload }: PayloadAction<Partial<MailSettings>>) {
      Object.assign(state, payload)
    },
    synced: replaceWithStored<MailSettings>,
  },
  selectors: {
    selectMailSettings: (state) => state,
  },
})

export const { mailSettingsSaved } = mailSettingsSlice.actions

export const { selectMailSettings } = mailSettingsSlice.selectors
