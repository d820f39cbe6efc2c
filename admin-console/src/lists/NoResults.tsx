import { Button } from 'antd'
import { EmptyState } from '../components/EmptyState'

interface NoResultsProps {
  /** The singular, "event". */
  noun: string
  search: string
  onClear: () => void
}

export function NoResults({ noun, search, onClear }: NoResultsProps) {
  return (
    <EmptyState
      icon="search"
      text={`No ${noun} here matches “${search.trim()}”.`}
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  )
}
