import { Icon, PathIcon } from '../../components/Icon'
import { formatInstant } from '../../format/formatInstant'
import { ItemCell } from '../../lists/ItemCell'
import type { ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import { StatusBadge } from './StatusBadge'
import { handleLabel, kindLabel, type ListedSubmission, senderName, subjectOf } from './submission'

const undoPath = 'M9 14.5 4 9.5l5-5M4 9.5h10.5a5 5 0 0 1 0 10H11'

interface SubmissionActions {
  onOpen: (submission: ListedSubmission) => void
  onHandle: (submission: ListedSubmission) => void
}

export const submissionColumns = ({
  onOpen,
  onHandle,
}: SubmissionActions): ListColumn<ListedSubmission>[] => [
  {
    key: 'sender',
    title: 'From',
    render: (submission) => (
      <ItemCell
        name={senderName(submission)}
        verb="Open"
        onEdit={() => onOpen(submission)}
        note={submission.name ? submission.email || (submission.phone ?? '') : ''}
        keepsNote
      >
        <div>{[kindLabel(submission), subjectOf(submission)].filter(Boolean).join(': ')}</div>
        <div>{formatInstant(submission.createdAt)}</div>
      </ItemCell>
    ),
  },
  { key: 'kind', title: 'Kind', wideOnly: true, render: kindLabel },
  { key: 'about', title: 'About', kind: 'text', wideOnly: true, render: subjectOf },
  {
    key: 'sent',
    title: 'Sent',
    kind: 'short',
    wideOnly: true,
    render: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    key: 'status',
    title: 'Status',
    kind: 'badge',
    render: StatusBadge,
  },
  {
    key: 'actions',
    title: 'Actions',
    kind: 'actions',
    // What was canceled is nothing to deal with.
    render: (submission) =>
      !submission.canceledAt && (
        <RowActionGroup>
          <RowAction
            label={handleLabel(submission)}
            icon={
              submission.handledAt && !submission.isToContact ? (
                <PathIcon path={undoPath} />
              ) : (
                <Icon name="check" />
              )
            }
            itemName={senderName(submission)}
            onClick={() => onHandle(submission)}
          />
        </RowActionGroup>
      ),
  },
]
