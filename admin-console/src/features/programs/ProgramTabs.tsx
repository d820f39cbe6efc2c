import { Segmented } from 'antd'
import { useState } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import type { Program } from 'shared/entities/program'
import { CardGrid } from '../../lists/CardGrid'
import { narrowScreen } from '../../lists/ListTable'
import { SearchableTabs } from '../../lists/SearchableTabs'
import { useAppSelector } from '../../state/hooks'
import { matchesSearch } from './matchesSearch'
import { ProgramCard } from './ProgramCard'
import { ProgramsTable } from './ProgramsTable'
import styles from './ProgramTabs.module.css'
import { selectPrograms } from './programsSlice'

interface ProgramTabsProps {
  onAdd: () => void
  onEdit: (program: Program) => void
}

const views = ['Table', 'Cards'] as const
type View = (typeof views)[number]

export function ProgramTabs({ onAdd, onEdit }: ProgramTabsProps) {
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
          emptyText: 'No program is on the website at the moment.',
        },
        {
          key: 'drafts',
          label: 'Drafts',
          items: programs.filter(({ status }) => status === 'draft'),
          emptyText: 'No program is waiting to be published.',
        },
      ]}
      matches={matchesSearch}
      addAction={{ label: 'Add a program', run: onAdd }}
      controls={
        !isNarrow && (
          <Segmented<View>
            aria-label="View"
            // Its radio buttons take the focus.
            tabIndex={-1}
            className={styles.view}
            options={[...views]}
            value={view}
            onChange={setView}
          />
        )
      }
    >
      {(found, label) =>
        isNarrow || view === 'Table' ? (
          <ProgramsTable label={label} programs={found} onEdit={onEdit} />
        ) : (
          <CardGrid label={label} items={found} wide>
            {(program) => <ProgramCard program={program} onEdit={onEdit} />}
          </CardGrid>
        )
      }
    </SearchableTabs>
  )
}
