import { type Event, eventCategoryLabels } from 'shared/entities/event'

/** Whether an event's title, place, date or category contains the search text, in any case. */
export function matchesSearch(event: Event, search: string): boolean {
  const { title, location, date, category } = event
  return [title, location, date, eventCategoryLabels[category]]
    .join('\n')
    .toLowerCase()
    .includes(search.trim().toLowerCase())
}
