import { ProgramList } from '../../features/programs/ProgramList'
import { programKind } from '../../features/programs/programKind'
import { ItemPages } from '../ItemPages'

export const ProgramsPage = () => (
  <ItemPages label="Programs" kind={programKind}>
    {(open) => <ProgramList {...open} />}
  </ItemPages>
)
