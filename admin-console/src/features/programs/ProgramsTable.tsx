import { type Program, programName, programStatusLabels } from 'shared/entities/program'
import { formatDay } from '../../format/formatDay'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { ProgramActions } from './ProgramActions'
import { ProgramMark } from './ProgramMark'
import { ProgramStatusBadge } from './ProgramStatusBadge'

interface ProgramsTableProps {
  label: string
  programs: readonly Program[]
  onEdit: (program: Program) => void
}

export function ProgramsTable({ label, programs, onEdit }: ProgramsTableProps) {
  const columns: ListColumn<Program>[] = [
    {
      key: 'program',
      title: 'Program',
      compare: compareByText(programName),
      render: (program) => (
        <ItemCell
          name={programName(program)}
          mark={<ProgramMark icon={program.icon} color={program.color} />}
          note={program.description}
          onEdit={() => onEdit(program)}
        >
          {program.link && <div>{program.link}</div>}
          <ProgramStatusBadge status={program.status} />
          <div>Last saved {formatDay(program.createdAt)}</div>
        </ItemCell>
      ),
    },
    {
      key: 'link',
      title: 'Link',
      kind: 'text',
      wideOnly: true,
      compare: compareByText(({ link }) => link),
      render: ({ link }) => link,
    },
    {
      key: 'status',
      title: 'Status',
      kind: 'short',
      wideOnly: true,
      compare: compareByText(({ status }) => programStatusLabels[status]),
      render: ({ status }) => <ProgramStatusBadge status={status} />,
    },
    {
      key: 'saved',
      title: 'Last saved',
      kind: 'short',
      wideOnly: true,
      compare: compareByText(({ createdAt }) => createdAt),
      render: ({ createdAt }) => formatDay(createdAt),
    },
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (program) => <ProgramActions program={program} />,
    },
  ]

  return <ListTable label={label} rows={programs} columns={columns} />
}
