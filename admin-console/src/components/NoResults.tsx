import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'

interface NoResultsProps {
  noun: string
  search: string
  onClear: () => void
  /** Leads to what was found in another place. */
  elsewhere?: ReactNode
}

export function NoResults({ noun, search, onClear, elsewhere }: NoResultsProps) {
  return (
    <EmptyState
      icon="search"
      text={`No ${noun} here matches “${search.trim()}”.`}
      action={
        <>
          {elsewhere}
          <Button onClick={onClear}>Clear the search</Button>
        </>
      }
    />
  )
}
