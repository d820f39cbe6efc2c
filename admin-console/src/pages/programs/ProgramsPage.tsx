import type { Program } from 'shared/entities/program'
import { EditProgramForm, NewProgramForm } from '../../features/programs/ProgramForm'
import { ProgramTabs } from '../../features/programs/ProgramTabs'
import { selectPrograms } from '../../features/programs/programsSlice'
import { ListPage } from '../ListPage'

export const ProgramsPage = () => (
  <ListPage<Program>
    title="Programs Management"
    path="/admin/programs"
    select={selectPrograms}
    addLabel="Add program"
    AddForm={NewProgramForm}
    editForm={(program, drawer) => <EditProgramForm program={program} {...drawer} />}
  >
    {(onAdd, onEdit) => <ProgramTabs onAdd={onAdd} onEdit={onEdit} />}
  </ListPage>
)
