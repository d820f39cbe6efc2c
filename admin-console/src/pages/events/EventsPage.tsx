import { Button } from 'antd'
import { useState } from 'react'
import type { Event } from 'shared/entities/event'
import { Icon } from '../../components/Icon'
import { Page } from '../../components/Page'
import { EditEventForm, NewEventForm } from '../../features/events/EventForm'
import { EventTabs } from '../../features/events/EventTabs'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { useAddForm } from '../useAddForm'

export function EventsPage() {
  const { adding, startAdding, stopAdding } = useAddForm('/admin/events')
  const [edited, setEdited] = useState<Event>()
  const [editing, setEditing] = useState(false)

  return (
    <Page
      title="Events Management"
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={startAdding}>
          Add event
        </Button>
      }
    >
      <UpcomingEvents />
      <EventTabs
        onAdd={startAdding}
        onEdit={(event) => {
          setEdited(event)
          setEditing(true)
        }}
      />
      <NewEventForm open={adding} onClose={stopAdding} />
      {/* The event stays while its drawer slides out. */}
      {edited && <EditEventForm event={edited} open={editing} onClose={() => setEditing(false)} />}
    </Page>
  )
}
