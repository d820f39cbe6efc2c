import { type CharityEvent, eventName } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { showToast } from 'shared/toasts'
import { withUndo } from '../../components/withUndo'
import { eventsSlice, selectEvents } from '../../features/events/eventsSlice'
import { selectStats, statsUpdated } from '../../features/stats/statsSlice'
import { shortName } from '../../format/shortName'
import { type RootState, useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks'

const peopleServed = (state: RootState) =>
  selectStats(state).find(({ label }) => label.trim().toLowerCase() === 'people served')

/**
 * Counts so many who came to an event among the people served, or none any more. The event knows how many it
 * has added, so that it adds nobody twice. `undefined` where no figure is called that.
 */
export function usePeopleServed(event: CharityEvent) {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const isThere = useAppSelector((state) => peopleServed(state) !== undefined)
  if (!isThere) return undefined
  const { id } = event

  function count(served: number | undefined) {
    const state = store.getState()
    const stat = peopleServed(state)
    const current = selectEvents(state).find((one) => one.id === id)
    if (!stat || !current) return undefined
    const before = current.served
    const value = stat.value + (served ?? 0) - (before ?? 0)
    dispatch(statsUpdated([{ id: stat.id, changes: { value } }]))
    dispatch(eventsSlice.actions.updated({ id, changes: { served } }))
    return { before, value }
  }

  return (served: number | undefined) => {
    const counted = count(served)
    if (!counted) return
    showToast(
      withUndo(
        {
          kind: 'success',
          title: `${formatNumber(counted.value)} people served`,
          description: served
            ? `${formatNumber(served)} of them came to “${shortName(eventName(event))}”.`
            : `“${shortName(eventName(event))}” no longer counts toward People Served.`,
        },
        () => count(counted.before),
        'Change undone',
      ),
    )
  }
}
