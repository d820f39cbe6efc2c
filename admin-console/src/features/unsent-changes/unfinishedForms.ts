import { administration } from '../../backend/administration'

/** The names of forms whose drafts go when the administrator logs out: "new-blog-post", "event-6". */
export const unfinishedForms = () =>
  administration().leaveRemovesDrafts
    ? Object.keys(localStorage).flatMap((key) => /^draft:([^.]+)$/.exec(key)?.[1] ?? [])
    : []
