import { type RootState, useAppSelector } from '../state/hooks'

/** An item whose form is open, with what another tab has saved since. A deleted one stays as it was opened. */
export const useCurrentItem = <Item extends { id: number }>(
  select: (state: RootState) => readonly Item[],
  opened: Item,
) => useAppSelector((state) => select(state).find(({ id }) => id === opened.id)) ?? opened
