import { Button } from 'antd'
import type { CharityEvent } from 'shared/entities/event'
import { Icon } from '../../components/Icon'
import { Page } from '../../components/Page'
import { DuplicateEventForm, EditEventForm, NewEventForm } from '../../features/events/EventForm'
import { EventTabs } from '../../features/events/EventTabs'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function EventsPage() {
  const { adding, startAdding, stopAdding } = useAddForm('/admin/events')
  const { edited, editing, startEditing, stopEditing } = useEditForm<CharityEvent>()
  const copy = useEditForm<CharityEvent>()

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
      <EventTabs onAdd={startAdding} onEdit={startEditing} onDuplicate={copy.startEditing} />
      <NewEventForm open={adding} onClose={stopAdding} />
      {copy.edited && (
        <DuplicateEventForm event={copy.edited} open={copy.editing} onClose={copy.stopEditing} />
      )}
      {edited && <EditEventForm event={edited} open={editing} onClose={stopEditing} />}
    </Page>
  )
}
