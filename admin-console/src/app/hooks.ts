import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore, RootState } from './store'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
/** For reading the state in event handlers; to render state, use `useAppSelector`. */
export const useAppStore = useStore.withTypes<AppStore>()
