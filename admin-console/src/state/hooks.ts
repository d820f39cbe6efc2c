import type { Dispatch, Store } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { ContentValues } from 'shared/collections/definitions'

/** Each slice holds what its collection holds. */
export type RootState = ContentValues

export const useAppDispatch = useDispatch.withTypes<Dispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
/** For reading the state in event handlers; to render state, use `useAppSelector`. */
export const useAppStore = useStore.withTypes<Store<RootState>>()
