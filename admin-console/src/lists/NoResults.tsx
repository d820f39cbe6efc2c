import { Button } from 'antd'
import { EmptyState } from '../components/EmptyState'

interface NothingFoundProps {
  /** One of what was searched for, "event". */
  noun: string
  search: string
  onClear: () => void
}

export function NoResults({ noun, search, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon="search"
      text={`No ${noun} here matches “${search.trim()}”.`}
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  )
}
