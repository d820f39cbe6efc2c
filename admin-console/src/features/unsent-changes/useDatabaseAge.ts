import { useEffect, useState } from 'react'
import type { DatabaseAge } from 'shared/backend/outbox'
import { administration } from '../../backend/administration'

export function useDatabaseAge(): DatabaseAge | undefined {
  const [age, setAge] = useState<DatabaseAge>()
  useEffect(() => {
    // A database that does not answer is reported by what reads the content from it.
    administration()
      .outbox.databaseAge()
      .then(setAge, () => {})
  }, [])
  return age
}
