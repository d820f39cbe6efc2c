import { use } from 'react'
import { type CollectionDefinition, collection } from 'shared/backend'
import { Navigate, useLocation } from 'shared/router'
import { useHydrated } from '../browser/useHydrated'
import { PageLoading } from './PageLoading'

/**
 * Redirects to the 404 page, which gets the path. The item may be newer than what this browser has: the
 * backend is asked first, and whoever shows the collection then finds it.
 */
export function UnknownItem<T>({ definition }: { definition: CollectionDefinition<T> }) {
  const { pathname } = useLocation()
  const storedItemsKnown = useHydrated()
  if (!storedItemsKnown) return <PageLoading />
  const freshened = collection(definition).freshened()
  if (freshened) use(freshened)
  return (
    <>
      <PageLoading />
      <Navigate to="/not-found" replace state={{ missingPath: pathname }} />
    </>
  )
}
