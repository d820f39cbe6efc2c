import { Segmented } from 'antd'
import { useState } from 'react'
import { containsWords } from 'shared/backend/search'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import {
  type Program,
  programName,
  programPagePath,
  programPath,
  programStatusLabels,
} from 'shared/entities/program'
import { formatDay } from '../../format/formatDay'
import { CardGrid } from '../../lists/CardGrid'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable, narrowScreen } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { SearchableTabs } from '../../lists/SearchableTabs'
import { textColumn } from '../../lists/textColumn'
import { useAppSelector } from '../../state/hooks'
import { ProgramActions } from './ProgramActions'
import { ProgramCard, ProgramStatusBadge } from './ProgramCard'
import { ProgramMark } from './ProgramMark'
import { selectPrograms } from './programsSlice'

interface ProgramListProps {
  onAdd: () => void
  onEdit: (program: Program) => void
}

const views = ['Table', 'Cards'] as const
type View = (typeof views)[number]

export function ProgramList({ onAdd, onEdit }: ProgramListProps) {
  const programs = useAppSelector(selectPrograms)
  const [view, setView] = useState<View>('Table')
  // There the table is cards as well, which can be sorted.
  const isNarrow = useMediaQuery(narrowScreen)
  return (
    <SearchableTabs
      noun="program"
      plural="programs"
      icon="heart"
      tabs={[
        { key: 'all', label: 'All', items: programs, emptyText: 'There are no programs yet.' },
        {
          key: 'active',
          label: 'Active',
          items: programs.filter(({ status }) => status === 'active'),
          emptyText: 'No programs on the website right now.',
        },
        {
          key: 'drafts',
          label: 'Drafts',
          items: programs.filter(({ status }) => status === 'draft'),
          emptyText: 'No drafts waiting to be published.',
        },
      ]}
      matches={(program, search) => {
        const { title, description } = program
        return containsWords([title, description, addressOf(program)], search)
      }}
      addAction={{ label: 'Add a program', run: onAdd }}
      controls={
        !isNarrow && (
          <Segmented<View>
            aria-label="View"
            // Its radio buttons take the focus.
            tabIndex={-1}
            options={[...views]}
            value={view}
            onChange={setView}
          />
        )
      }
    >
      {(found, label) =>
        isNarrow || view === 'Table' ? (
          <ListTable
            label={label}
            rows={found}
            columns={columnsFor(onEdit)}
            ownOrder="As on the website"
          />
        ) : (
          <CardGrid label={label} items={found} wide>
            {(program) => <ProgramCard program={program} onEdit={onEdit} />}
          </CardGrid>
        )
      }
    </SearchableTabs>
  )
}

/** Where its page is; and where "Learn More" leads, if that is elsewhere. */
function addressOf(program: Program) {
  const [page, target] = [programPagePath(program), programPath(program)]
  return target === page ? page : `${page}, “Learn More” leads to ${target}`
}

const columnsFor = (onEdit: ProgramListProps['onEdit']): ListColumn<Program>[] => [
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
        <div>{addressOf(program)}</div>
        <ProgramStatusBadge status={program.status} />
        <div>Last saved {formatDay(program.createdAt)}</div>
      </ItemCell>
    ),
  },
  textColumn('Address', addressOf, { kind: 'text' }),
  textColumn('Status', ({ status }) => programStatusLabels[status], {
    kind: 'short',
    render: ({ status }) => <ProgramStatusBadge status={status} />,
  }),
  textColumn('Last saved', ({ createdAt }) => createdAt, {
    kind: 'short',
    render: ({ createdAt }) => formatDay(createdAt),
  }),
  {
    key: 'actions',
    title: 'Actions',
    kind: 'actions',
    render: (program) => <ProgramActions program={program} />,
  },
]
