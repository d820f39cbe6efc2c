import { useCallback, useEffect, useState } from 'react'
import type { BackendFailure } from 'shared/backend'
import { failureOf } from './failures'

export interface Query<T> {
  /** The latest answer of this group of keys. It stays while the next one loads, and if a refresh fails. */
  data: T | undefined
  loading: boolean
  failure: BackendFailure | undefined
  refresh: () => void
}

/**
 * The backend's answer to `load`, requested again when `key` changes, on `refresh`, when the tab becomes
 * visible and when the connection is back. The answer is component state: nothing caches it.
 * @param load without it, nothing is requested
 * @param group keys whose answers are parts of one list, such as its pages, share a group
 */
export function useQuery<T>(key: string, load: (() => Promise<T>) | null, group = key): Query<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ group })
  const [loading, setLoading] = useState(load !== null)
  const [refreshes, setRefreshes] = useState(0)
  const refresh = useCallback(() => setRefreshes((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when `load` asks for something else
  useEffect(() => {
    if (!load) return
    let current = true
    setLoading(true)
    const settle = (change: (latest: Answer<T>) => Answer<T>) => {
      if (!current) return
      setAnswer(change)
      setLoading(false)
    }
    load().then(
      (data) => settle(() => ({ group, key, data })),
      (error: unknown) => {
        const failure = failureOf(error)
        // The answer to another key must not be shown for this one.
        settle((latest) => (latest.key === key ? { ...latest, failure } : { group, key, failure }))
      },
    )
    return () => {
      current = false
    }
  }, [key, refreshes])

  useEffect(() => {
    const refreshIfVisible = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', refreshIfVisible)
    addEventListener('online', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refreshIfVisible)
      removeEventListener('online', refresh)
    }
  }, [refresh])

  const { data, failure } = answer.group === group ? answer : {}
  return { data, failure, loading: loading || answer.group !== group, refresh }
}

interface Answer<T> {
  group: string
  key?: string
  data?: T
  failure?: BackendFailure
}
