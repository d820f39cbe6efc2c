import { eventDateTime, eventName, notScheduled } from 'shared/entities/event'
import { isUpcoming, upcomingFirst, withWeekday } from 'shared/format/eventTime'
import { useNow } from 'shared/format/useNow'
import { LinkList } from '../../components/LinkList'
import { Section } from '../../components/Section'
import { useListedEvents } from './useListedEvents'

/** The next event that takes place, if one is planned. */
export function NextEvent() {
  const now = useNow()
  const [next] = upcomingFirst(useListedEvents().listed, now).filter(
    (event) => isUpcoming(event, now) && !notScheduled(event),
  )
  if (!next) return null
  return (
    <Section title="Our next event" split>
      <LinkList
        links={[
          {
            to: `/events/${next.id}`,
            label: eventName(next),
            note: eventDateTime({ ...next, date: withWeekday(next.date) }),
          },
        ]}
      />
    </Section>
  )
}
