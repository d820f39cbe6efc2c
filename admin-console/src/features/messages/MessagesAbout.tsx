import { useState } from 'react'
import type { Message } from 'shared/backend/messages'
import { administration } from '../../backend/administration'
import { QueryLoading } from '../../backend/QueryStatus'
import { useQuery } from '../../backend/useQuery'
import { Dotted } from '../../components/Dotted'
import { TitledSection } from '../../components/TitledSection'
import { MessageBadge } from './MessageBadge'
import { MessageDrawer } from './MessageDrawer'
import styles from './MessagesAbout.module.css'
import { kindLabel, recipient, timeOf } from './message'

/** More than anybody gets. */
const maxShown = 50

/** What was told about a submission, and to whom. */
export function MessagesAbout({ submissionId }: { submissionId: string }) {
  /** Kept while its drawer slides out. */
  const [opened, setOpened] = useState<Message>()
  const [isOpen, setIsOpen] = useState(false)
  const { data, failure, refresh } = useQuery(submissionId, () =>
    administration().messages.list({ submissionId }, 1, maxShown),
  )
  return (
    <TitledSection className={styles.section} title="Messages">
      {!data && (failure ? <p>—</p> : <QueryLoading>Loading the messages…</QueryLoading>)}
      {data?.total === 0 && <p>No messages.</p>}
      <ul>
        {data?.rows.map((message) => (
          <li key={message.id}>
            <div>
              <button
                type="button"
                aria-label={`Open “${kindLabel(message)}”`}
                onClick={() => {
                  setOpened(message)
                  setIsOpen(true)
                }}
              >
                {kindLabel(message)}
              </button>
              <p>
                <Dotted parts={[recipient(message), timeOf(message)]} />
              </p>
            </div>
            <MessageBadge {...message} />
          </li>
        ))}
      </ul>
      {opened && (
        <MessageDrawer
          key={opened.id}
          message={data?.rows.find(({ id }) => id === opened.id) ?? opened}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onChanged={refresh}
        />
      )}
    </TitledSection>
  )
}
