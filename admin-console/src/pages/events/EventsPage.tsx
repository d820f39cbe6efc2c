import { Button } from 'antd'
import type { CharityEvent } from 'shared/entities/event'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { DuplicateEventForm, EditEventForm, NewEventForm } from '../../features/events/EventForm'
import { EventTabs } from '../../features/events/EventTabs'
import { UpcomingEvents } from '../../features/events/UpcomingEvents'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function EventsPage() {
  const adding = useAddForm('/admin/events')
  const editing = useEditForm<CharityEvent>()
  const duplicating = useEditForm<CharityEvent>()

  const startAdding = () => adding.onOpenChange(true)

  return (
    <Page title="Events Management" formTitle={adding.open ? 'Add event' : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={startAdding}>
          Add event
        </Button>
      </PageAction>
      <UpcomingEvents />
      <EventTabs onAdd={startAdding} onEdit={editing.edit} onDuplicate={duplicating.edit} />
      <NewEventForm open={adding.open} onOpenChange={adding.onOpenChange} />
      {duplicating.item && (
        <DuplicateEventForm
          event={duplicating.item}
          open={duplicating.open}
          onOpenChange={duplicating.onOpenChange}
        />
      )}
      {editing.item && (
        <EditEventForm
          event={editing.item}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </Page>
  )
}
