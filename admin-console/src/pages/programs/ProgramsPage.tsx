import { Button } from 'antd'
import type { Program } from 'shared/entities/program'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { EditProgramForm, NewProgramForm } from '../../features/programs/ProgramForm'
import { ProgramTabs } from '../../features/programs/ProgramTabs'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function ProgramsPage() {
  const adding = useAddForm('/admin/programs')
  const editing = useEditForm<Program>()

  const startAdding = () => adding.onOpenChange(true)

  return (
    <Page title="Programs Management" formTitle={adding.open ? 'Add program' : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={startAdding}>
          Add program
        </Button>
      </PageAction>
      <ProgramTabs onAdd={startAdding} onEdit={editing.edit} />
      <NewProgramForm open={adding.open} onOpenChange={adding.onOpenChange} />
      {editing.item && (
        <EditProgramForm
          program={editing.item}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </Page>
  )
}
