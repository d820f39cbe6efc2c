/** What the list of those who are registered and the list of those who wait have in common. */
import type { Submission } from 'shared/backend/administration'
import { formatNumber } from 'shared/format/number'
import { partySizeOf } from 'shared/submissions/party'
import { Dotted } from '../../components/Dotted'
import { countedPeople } from '../../format/counted'
import { ItemCell } from '../../lists/ItemCell'
import type { ListColumn } from '../../lists/listColumns'
import { namesOf, notesOf } from './registration'
import styles from './registrationColumns.module.css'

const Contact = ({ phone, email }: Submission) => (
  <span className={styles.contact}>
    <Dotted parts={[phone, email]} />
  </span>
)

/** @param about stands below the name, before who else comes */
export const registrationColumns = (
  onEdit: (registration: Submission) => void,
  about: (registration: Submission) => string,
): Record<'name' | 'people' | 'contact' | 'notes', ListColumn<Submission>> => ({
  name: {
    key: 'name',
    title: 'Name',
    render: (registration) => (
      <ItemCell
        name={registration.name ?? ''}
        note={[about(registration), namesOf(registration)].filter(Boolean).join(' · ')}
        keepsNote
        onEdit={() => onEdit(registration)}
      >
        {notesOf(registration) && <div className={styles.notes}>{notesOf(registration)}</div>}
        <Contact {...registration} />
        {countedPeople(partySizeOf(registration))}
      </ItemCell>
    ),
  },
  people: {
    key: 'people',
    title: 'People',
    kind: 'number',
    wideOnly: true,
    render: (registration) => formatNumber(partySizeOf(registration)),
  },
  contact: { key: 'contact', title: 'Contact', kind: 'text', wideOnly: true, render: Contact },
  notes: {
    key: 'notes',
    title: 'Notes',
    wideOnly: true,
    render: (registration) => (
      <div className={styles.column} title={notesOf(registration)}>
        {notesOf(registration)}
      </div>
    ),
  },
})
