import {
  type Program,
  type ProgramStatus,
  programName,
  programStatusLabels,
} from 'shared/entities/program'
import { Badge } from '../../components/Badge'
import { Card } from '../../components/Card'
import { formatDay } from '../../format/formatDay'
import { EditTitle } from '../../lists/ItemCell'
import { ProgramActions } from './ProgramActions'
import styles from './ProgramCard.module.css'
import { ProgramMark } from './ProgramMark'

interface ProgramCardProps {
  program: Program
  onEdit: (program: Program) => void
}

export function ProgramCard({ program, onEdit }: ProgramCardProps) {
  const { icon, color, description, link, status, createdAt } = program
  return (
    <Card>
      <div className={styles.head}>
        <ProgramMark icon={icon} color={color} />
        <h2>
          <EditTitle name={programName(program)} onEdit={() => onEdit(program)} />
        </h2>
        <ProgramStatusBadge status={status} />
      </div>
      <p>{description}</p>
      {link && <p className={styles.second}>{link}</p>}
      <p className={styles.second}>Last saved {formatDay(createdAt)}</p>
      <ProgramActions program={program} />
    </Card>
  )
}

export const ProgramStatusBadge = ({ status }: { status: ProgramStatus }) => (
  <Badge tone={status === 'active' ? 'green' : 'gold'}>{programStatusLabels[status]}</Badge>
)
