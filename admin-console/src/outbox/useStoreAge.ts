import { useEffect, useState } from 'react'
import { administratorRequest } from 'shared/backends/supabase/administratorRequest'
import { fetchVersions } from 'shared/backends/supabase/content/contentVersions'
import { type DatabaseAge, databaseAge } from 'shared/backends/supabase/content/databaseAge'
import { supabaseConfig } from 'shared/backends/supabase/supabaseConfig'

/** Rejects when the store does not answer. */
export async function fetchStoreAge(): Promise<DatabaseAge | undefined> {
  const store = supabaseConfig()
  if (!store) throw new Error('The document names no store that can be read')
  return databaseAge(await fetchVersions((path) => administratorRequest(store, { path })))
}

export function useStoreAge(): DatabaseAge | undefined {
  const [age, setAge] = useState<DatabaseAge>()
  useEffect(() => {
    // A store that does not answer is reported by what reads the content from it.
    fetchStoreAge().then(setAge, () => {})
  }, [])
  return age
}
