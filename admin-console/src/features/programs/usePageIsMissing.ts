import { useEffect, useState } from 'react'

/** Whether this site answers a path with 404. False until it has answered, and while it cannot. */
export function usePageIsMissing(path: string) {
  const [missingPath, setMissingPath] = useState<string>()
  useEffect(() => {
    if (path === '') return
    const leaving = new AbortController()
    fetch(path, { method: 'HEAD', signal: leaving.signal }).then(
      ({ status }) => setMissingPath(status === 404 ? path : undefined),
      () => {}, // Offline, nobody can tell.
    )
    return () => leaving.abort()
  }, [path])
  return path !== '' && path === missingPath
}
