import { type ProgramStatus, programStatusLabels } from 'shared/entities/program'
import { Badge } from '../../components/Badge'

export function ProgramStatusBadge({ status }: { status: ProgramStatus }) {
  return <Badge tone={status === 'active' ? 'green' : 'gold'}>{programStatusLabels[status]}</Badge>
}
