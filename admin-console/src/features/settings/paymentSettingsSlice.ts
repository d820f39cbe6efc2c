/**
 * The saved payment settings, without the gateway password: the store is persisted in the browser and
 * visible in developer tools. See gatewayCredentials.ts.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { paymentSettings } from 'shared/collections/paymentSettings'
import type { StoredPaymentSettings } from 'shared/entities/paymentSettings'
import { replaceWithStored } from '../../state/persistThroughCollection'

export const paymentSettingsSlice = createSlice({
  name: 'paymentSettings',
  initialState: () => collection(paymentSettings).get(),
  reducers: {
    /** In sandbox mode the URL has no field, and the saved one is kept. */
    paymentSettingsSaved(state, { payload }: PayloadAction<Partial<StoredPaymentSettings>>) {
      Object.assign(state, payload)
    },
    synced: replaceWithStored<StoredPaymentSettings>,
  },
  selectors: {
    selectPaymentSettings: (state) => state,
  },
})

export const { paymentSettingsSaved } = paymentSettingsSlice.actions

export const { selectPaymentSettings } = paymentSettingsSlice.selectors
