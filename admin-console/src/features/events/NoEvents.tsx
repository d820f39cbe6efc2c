import { Button } from 'antd'
import { EmptyState } from '../../components/EmptyState'

export function NoEvents({ text, onAdd }: { text: string; onAdd: () => void }) {
  return (
    <EmptyState
      icon="calendar"
      text={text}
      action={<Button onClick={onAdd}>Add an event</Button>}
    />
  )
}

export function NoEventsFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon="search"
      text={`No event here matches “${search.trim()}”.`}
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  )
}
