import { type ReactNode, useRef } from 'react'
import { type CharityEvent, eventCategories, eventCategoryLabels } from 'shared/entities/event'
import { useQueryParameter } from '../../browser/useQueryParameter'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { ChoiceButtons } from './ChoiceButtons'
import { EventList } from './EventList'
import styles from './EventListing.module.css'
import { NoNewDates } from './NoNewDates'
import { useListedEvents } from './useListedEvents'

const all = { value: 'all', label: 'All' }
const categories = [
  all,
  ...eventCategories.map((value) => ({ value, label: eventCategoryLabels[value] })),
]

interface EventListingProps {
  /** Shown beside the filter. */
  toolbar?: ReactNode
  /** How the events are shown; a list where this is left out. */
  children?: (events: readonly CharityEvent[]) => ReactNode
}

/** Every event but drafts, with a filter by category. Where none is upcoming, a note above the list says so. */
export function EventListing({
  toolbar,
  children = (events) => <EventList events={events} />,
}: EventListingProps) {
  const { listed, anyToGoTo } = useListedEvents()
  const [chosen, choose] = useQueryParameter('category', all.value)
  const bar = useRef<HTMLDivElement>(null)
  const category = categories.find(({ value }) => value === chosen) ?? all
  const inCategory = listed.filter((event) => category === all || event.category === category.value)

  function showAll() {
    choose(all.value)
    bar.current?.querySelector('button')?.focus()
  }

  if (listed.length === 0) return <NoNewDates />
  return (
    <>
      <div className={styles.bar} ref={bar}>
        <ChoiceButtons
          legend="Category"
          variant="pills"
          options={categories}
          value={category.value}
          onChange={choose}
        />
        {toolbar}
        <VisuallyHidden>
          <span role="status">
            {inCategory.length === 1 ? '1 event' : `${inCategory.length} events`}
          </span>
        </VisuallyHidden>
      </div>
      {inCategory.length > 0 && !anyToGoTo && <NoNewDates />}
      {inCategory.length > 0 ? (
        children(inCategory)
      ) : (
        <EmptyState
          icon="calendar"
          text={`No ${category.label.toLowerCase()} events right now.`}
          action={
            <Button variant="outline" onClick={showAll}>
              Show all
            </Button>
          }
        />
      )}
    </>
  )
}
