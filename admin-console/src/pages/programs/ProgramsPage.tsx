import type { Program } from 'shared/entities/program'
import { EditProgramForm, NewProgramForm } from '../../features/programs/ProgramForm'
import { ProgramTabs } from '../../features/programs/ProgramTabs'
import { ListPage } from '../ListPage'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function ProgramsPage() {
  const adding = useAddForm('/admin/programs')
  const editing = useEditForm<Program>((program, form) => (
    <EditProgramForm program={program} {...form} />
  ))

  return (
    <ListPage title="Programs Management" addLabel="Add program" adding={adding}>
      <ProgramTabs onAdd={adding.start} onEdit={editing.edit} />
      <NewProgramForm {...adding.form} />
      {editing.form}
    </ListPage>
  )
}
