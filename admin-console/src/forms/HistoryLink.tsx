import type { ContentKey } from 'shared/content/contentKinds'
import { Link } from 'shared/router'

/** In an edit form: who changed the item and when. */
export function HistoryLink({ of, id }: { of: ContentKey; id: number }) {
  const query = new URLSearchParams({ kind: of, id: `${id}` })
  return <Link to={`/admin/history?${query}`}>Who changed this</Link>
}
