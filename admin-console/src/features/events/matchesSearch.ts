import { type CharityEvent, eventCategoryLabels } from 'shared/entities/event'
import { containsText } from '../../lists/containsText'

export function matchesSearch(event: CharityEvent, search: string): boolean {
  const { title, location, date, category } = event
  return containsText([title, location, date, eventCategoryLabels[category]], search)
}
