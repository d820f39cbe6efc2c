import { Button } from 'antd'
import type { Program } from 'shared/entities/program'
import { Icon } from '../../components/Icon'
import { Page } from '../../components/Page'
import { EditProgramForm, NewProgramForm } from '../../features/programs/ProgramForm'
import { ProgramTabs } from '../../features/programs/ProgramTabs'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function ProgramsPage() {
  const { adding, startAdding, stopAdding } = useAddForm('/admin/programs')
  const { edited, editing, startEditing, stopEditing } = useEditForm<Program>()

  return (
    <Page
      title="Programs Management"
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={startAdding}>
          Add program
        </Button>
      }
    >
      <ProgramTabs onAdd={startAdding} onEdit={startEditing} />
      <NewProgramForm open={adding} onClose={stopAdding} />
      {edited && <EditProgramForm program={edited} open={editing} onClose={stopEditing} />}
    </Page>
  )
}
