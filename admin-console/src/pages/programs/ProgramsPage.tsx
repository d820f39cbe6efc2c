import { ProgramList } from '../../features/programs/ProgramList'
import { programKind } from '../../features/programs/programKind'
import { ListPage } from '../ListPage'

export const ProgramsPage = () => (
  <ListPage title="Programs Management" kind={programKind}>
    {(open) => <ProgramList {...open} />}
  </ListPage>
)
