/**
 * The saved copy of the payment settings. The gateway's password is no part of it: what is in the
 * store is stored in the browser and shown by developer tools. See gatewayAccess.ts.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { paymentSettings } from 'shared/collections/paymentSettings'
import type { StoredPaymentSettings } from 'shared/entities/settings'
import { collection } from 'shared/persistence'
import { replaceWithStored } from '../../app/itemChanges'

/** What is saved of the form. Outside production the URL is not asked for: the saved one stays. */
type SavedPaymentValues = Pick<StoredPaymentSettings, 'mode' | 'powerTranzId' | 'productionUrl'>

export const paymentSettingsSlice = createSlice({
  name: 'paymentSettings',
  initialState: () => collection(paymentSettings).get(),
  reducers: {
    paymentSettingsSaved(state, { payload }: PayloadAction<SavedPaymentValues>) {
      Object.assign(state, payload)
    },
    paymentSettingsSynced: replaceWithStored<StoredPaymentSettings>,
  },
  selectors: {
    selectPaymentSettings: (state) => state,
  },
})

export const { paymentSettingsSaved, paymentSettingsSynced } = paymentSettingsSlice.actions

export const { selectPaymentSettings } = paymentSettingsSlice.selectors
