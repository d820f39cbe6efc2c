import { use } from 'react'
import { type CollectionDefinition, collection } from 'shared/persistence'
import { Navigate, useLocation } from 'shared/router'
import { useHydrated } from '../browser/useHydrated'
import { PageLoading } from './PageLoading'

/**
 * Redirects to the 404 page, which gets the path. On a site with a store, the item may be newer than what
 * this browser has: the store is asked first, and the page then shows the item if it is there.
 */
export function UnknownItem<T>({ definition }: { definition: CollectionDefinition<T> }) {
  const { pathname } = useLocation()
  const storedItemsKnown = useHydrated()
  if (!storedItemsKnown) return <PageLoading />
  const freshened = collection(definition).freshened?.()
  if (freshened) use(freshened)
  return (
    <>
      <PageLoading />
      <Navigate to="/not-found" replace state={{ missingPath: pathname }} />
    </>
  )
}
