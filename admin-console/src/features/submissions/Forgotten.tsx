import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { Mention, Submission } from 'shared/backend/administration'
import { contentKind, contentKinds, keyOfTable, labelOf } from 'shared/content/contentKinds'
import { formatNumber } from 'shared/format/number'
import { Link } from 'shared/router'
import { submissionKind, submissionKindNames } from 'shared/submissions/submissionKinds'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'
import { counted } from '../../format/counted'
import { upperFirst } from '../../format/upperFirst'
import { useFindItem } from '../../state/useFindItem'
import styles from './PersonalData.module.css'
import { SubmissionDrawer } from './SubmissionDrawer'
import { toggleHandled } from './toggleHandled'

export interface ForgottenPerson {
  email: string
  /** How many submissions were deleted. */
  count: number
  /** What still names the address. */
  mentions: readonly Mention[]
}

interface ForgottenProps {
  person: ForgottenPerson
  /** Called when a submission that names the address has been handled or deleted. */
  onChanged: () => void
  onClose: () => void
}

const ofHistory = ({ table }: Mention) => table === 'audit'
const ofAccounts = ({ table }: Mention) => table === contentKinds.donations.table
/** "General settings mention", and "the event mentions". */
function ofSettings({ table }: Mention) {
  const key = keyOfTable(table)
  return key && contentKind(key).single
}

/** What became of a person’s data, and what the administrator has to decide about. */
export function Forgotten({ person, onChanged, onClose }: ForgottenProps) {
  const { email, count } = person
  const [mentions, setMentions] = useState(person.mentions)
  /** Kept while the drawer slides out. */
  const [opened, setOpened] = useState<Submission>()
  const [isOpen, setIsOpen] = useState(false)
  const mailRuns = useMailRuns()
  const donations = mentions.filter(ofAccounts)
  const history = mentions.filter(ofHistory)
  const others = mentions.filter((mention) => !ofAccounts(mention) && !ofHistory(mention))
  return (
    <>
      <Alert
        className={styles.forgotten}
        type="info"
        role="status"
        closable={{ onClose, 'aria-label': 'Close' }}
        title={`${email}: ${counted(count, 'submission')} deleted`}
        description={
          <ul>
            {mentions.length === 0 && <li>It isn’t mentioned anywhere else.</li>}
            {others.map((mention) => (
              <li key={`${mention.table} ${mention.row}`}>
                <Named
                  mention={mention}
                  onOpen={(submission) => {
                    setOpened(submission)
                    setIsOpen(true)
                  }}
                />{' '}
                {ofSettings(mention) ? 'mention' : 'mentions'} this address.
              </li>
            ))}
            {donations.length > 0 && (
              <li>
                <Link to={`/admin/donations?${new URLSearchParams({ search: email })}`}>
                  {counted(donations.length, 'donation')}
                </Link>{' '}
                with this address {donations.length === 1 ? 'stays' : 'stay'}, for the foundation’s
                accounts.
              </li>
            )}
            {history.length > 0 && <InHistory email={email} count={history.length} />}
          </ul>
        }
      />
      {opened && (
        <SubmissionDrawer
          submission={opened}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onHandle={() => {
            setIsOpen(false)
            void toggleHandled(opened, mailRuns, onChanged)
          }}
          onDeleted={() => {
            onChanged()
            setMentions((current) => current.filter(({ row }) => row !== opened.id))
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

interface NamedProps {
  mention: Mention
  onOpen: (submission: Submission) => void
}

/** Leads to what names the address: a row of content, or what somebody else sent. */
function Named({ mention, onOpen }: NamedProps) {
  const { table, row } = mention
  const item = useFindItem()(table, row)
  const key = keyOfTable(table)
  if (item && key) {
    const kind = contentKind(key)
    if (item.name === undefined) return <Link to={item.to}>{labelOf(kind)}</Link>
    return (
      <>
        The {kind.noun} <Link to={item.to}>{item.name}</Link>
      </>
    )
  }
  const kind = submissionKindNames.find((name) => submissionKind(name).table === table)
  if (!kind) return `${table} ${row}`
  async function open() {
    try {
      const { rows } = await administration().submissions.list({ id: row }, 1, 1)
      const [found] = rows
      if (found?.id === row) onOpen(found)
    } catch (error) {
      showFailure('Not opened', error)
    }
  }
  const { noun } = submissionKind(kind)
  return (
    <Button type="link" className={styles.inText} onClick={() => void open()}>
      {upperFirst(noun)} from someone else
    </Button>
  )
}

function InHistory({ email, count }: { email: string; count: number }) {
  const [removed, setRemoved] = useState(false)
  const [busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    try {
      await administration().history.forget(email)
      setRemoved(true)
    } catch (error) {
      showFailure('Not removed from the history', error)
    } finally {
      setBusy(false)
    }
  }
  if (removed) return <li>The history no longer mentions this address.</li>
  return (
    <li>
      {count === 1 ? '1 history entry mentions' : `${formatNumber(count)} history entries mention`}{' '}
      this address.{' '}
      <Button size="small" loading={busy} onClick={() => void remove()}>
        Remove the address from the history
      </Button>
    </li>
  )
}
