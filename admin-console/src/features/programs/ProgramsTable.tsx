import type { TableColumnsType } from 'antd'
import { type Program, programName, programStatusLabels } from 'shared/entities/program'
import { formatDay } from '../../format/formatDay'
import { compareByText } from '../../lists/compareByText'
import {
  dayColumn,
  ListTable,
  narrowOnly,
  secondaryLine,
  wideOnlyColumn,
} from '../../lists/ListTable'
import { ProgramActions } from './ProgramActions'
import { ProgramMark } from './ProgramMark'
import { ProgramStatusBadge } from './ProgramStatusBadge'
import styles from './ProgramsTable.module.css'

interface ProgramsTableProps {
  label: string
  programs: readonly Program[]
  onEdit: (program: Program) => void
}

export function ProgramsTable({ label, programs, onEdit }: ProgramsTableProps) {
  const columns: TableColumnsType<Program> = [
    {
      title: 'Program',
      sorter: compareByText(programName),
      render: (_, program) => <ProgramCell program={program} />,
    },
    {
      title: 'Status',
      className: wideOnlyColumn,
      sorter: compareByText(({ status }) => programStatusLabels[status]),
      render: (_, { status }) => <ProgramStatusBadge status={status} />,
    },
    {
      title: 'Last saved',
      className: `${wideOnlyColumn} ${dayColumn}`,
      sorter: compareByText(({ createdAt }) => createdAt),
      render: (_, { createdAt }) => formatDay(createdAt),
    },
    {
      title: 'Actions',
      align: 'end',
      render: (_, program) => <ProgramActions program={program} onEdit={onEdit} />,
    },
  ]

  return <ListTable label={label} rows={programs} columns={columns} />
}

/** The program; on narrow screens also the content of the hidden columns. */
function ProgramCell({ program }: { program: Program }) {
  const { icon, color, description, link, status, createdAt } = program
  return (
    <div className={styles.program}>
      <ProgramMark icon={icon} color={color} />
      <div>
        <div className={styles.title}>{programName(program)}</div>
        <div className={styles.description}>{description}</div>
        <div className={secondaryLine}>{link}</div>
        <div className={narrowOnly}>
          <ProgramStatusBadge status={status} />
          <div>Last saved {formatDay(createdAt)}</div>
        </div>
      </div>
    </div>
  )
}
