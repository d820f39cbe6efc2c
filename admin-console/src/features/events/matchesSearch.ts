import { type CharityEvent, eventCategoryLabels } from 'shared/entities/event'
import { containsText } from '../../lists/containsText'
import { eventStatus } from './eventStatus'

export function matchesSearch(event: CharityEvent, search: string, now: Date): boolean {
  const { title, location, date, category } = event
  const texts = [title, location, date, eventCategoryLabels[category], eventStatus(event, now)]
  return containsText(texts, search)
}
