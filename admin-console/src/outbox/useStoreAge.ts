import { useEffect, useState } from 'react'
import { administratorRequest } from 'shared/store/administratorRequest'
import { fetchVersions } from 'shared/store/contentVersions'
import { type StoreAge, storeAge } from 'shared/store/storeAge'
import { storeConfig } from 'shared/store/storeConfig'

/** Rejects when the store does not answer. */
export async function fetchStoreAge(): Promise<StoreAge | undefined> {
  const store = storeConfig()
  if (!store) throw new Error('The document names no store that can be read')
  return storeAge(await fetchVersions((path) => administratorRequest(store, { path })))
}

export function useStoreAge(): StoreAge | undefined {
  const [age, setAge] = useState<StoreAge>()
  useEffect(() => {
    // A store that does not answer is reported by what reads the content from it.
    fetchStoreAge().then(setAge, () => {})
  }, [])
  return age
}
