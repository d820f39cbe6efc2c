import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { BackendFailure } from 'shared/backend'
import type { Door } from 'shared/backend/administration'
import { arrivalsOf, newTap, type Subject, subjectKey } from 'shared/submissions/arrivals'
import { administration } from '../../backend/administration'
import { failureOf } from '../../backend/failures'
import { useQuery } from '../../backend/useQuery'

const pauseMs = 15_000
/** Who is registered changes less often than who is here. */
const listPauseMs = 60_000

const noDoor: Door = {
  registrations: async () => [],
  taps: () => noTaps,
  subscribe: () => () => {},
  add: async () => {},
  sync: async () => {},
}
const noTaps: ReturnType<Door['taps']> = []

/** Who is registered for an event, and who of them is here, as all helpers have tapped as far as is known. */
export function useDoor(eventId: number) {
  const door = administration().door ?? noDoor
  const query = useQuery(`door ${eventId}`, () => door.registrations(eventId))
  const { refresh } = query
  const known = useSyncExternalStore(door.subscribe, door.taps)
  const taps = useMemo(() => known.filter((tap) => tap.eventId === eventId), [known, eventId])
  const arrivals = useMemo(() => arrivalsOf(taps), [taps])
  const [failure, setFailure] = useState<BackendFailure>()

  const sync = useCallback(
    () =>
      door.sync(eventId).then(
        () => setFailure(undefined),
        (error: unknown) => setFailure(failureOf(error)),
      ),
    [door, eventId],
  )

  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible'
    const syncIfVisible = () => isVisible() && void sync()
    void sync()
    const timer = setInterval(syncIfVisible, pauseMs)
    const listTimer = setInterval(() => isVisible() && refresh(), listPauseMs)
    document.addEventListener('visibilitychange', syncIfVisible)
    addEventListener('online', sync)
    return () => {
      clearInterval(timer)
      clearInterval(listTimer)
      document.removeEventListener('visibilitychange', syncIfVisible)
      removeEventListener('online', sync)
    }
  }, [sync, refresh])

  async function tap(subjects: readonly Subject[], here: boolean) {
    await door.add(subjects.map((one) => newTap(one, here, arrivals.get(subjectKey(one)))))
    await sync()
  }

  return { query, arrivals, tap, waiting: taps.filter(({ sent }) => !sent).length, failure }
}
