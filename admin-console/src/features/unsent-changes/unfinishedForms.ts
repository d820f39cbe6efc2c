import { administration } from '../../backend/administration'

/** The names of forms whose drafts go when the administrator logs out: "new-blog-post", "event-6". */
export function unfinishedForms(): string[] {
  if (!administration().leaveRemovesDrafts) return []
  try {
    return Object.keys(localStorage)
      .flatMap((key) => /^draft:([^.]+)$/.exec(key)?.[1] ?? [])
      .sort()
  } catch {
    // Where the storage cannot be read, nothing is kept in it.
    return []
  }
}
