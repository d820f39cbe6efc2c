import type { Message } from 'shared/backend/messages'
import { ItemCell } from '../../lists/ItemCell'
import type { ListColumn } from '../../lists/listColumns'
import { MessageBadge } from './MessageBadge'
import { kindLabel, recipient, shortReason, timeOf } from './message'
import styles from './messageColumns.module.css'

export const messageColumns = (onOpen: (message: Message) => void): ListColumn<Message>[] => [
  {
    key: 'to',
    title: 'To',
    render: (message) => (
      <ItemCell
        name={recipient(message)}
        verb={`Open “${kindLabel(message)}” to`}
        onEdit={() => onOpen(message)}
        note={message.name && recipient(message) === message.name ? (message.email ?? '') : ''}
        keepsNote
      >
        <div>{[kindLabel(message), message.eventTitle].filter(Boolean).join(': ')}</div>
        <div>{timeOf(message)}</div>
      </ItemCell>
    ),
  },
  { key: 'kind', title: 'Message', kind: 'text', wideOnly: true, render: kindLabel },
  {
    key: 'about',
    title: 'About',
    kind: 'text',
    wideOnly: true,
    render: ({ eventTitle }) => eventTitle,
  },
  { key: 'when', title: 'When', kind: 'short', wideOnly: true, render: timeOf },
  {
    key: 'state',
    title: 'Status',
    kind: 'short',
    render: (message) => (
      <>
        <MessageBadge {...message} />
        <div className={styles.reason}>{shortReason(message)}</div>
      </>
    ),
  },
]
