import type { Submission } from 'shared/backend/administration'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import { senderName } from './submission'

interface HandleActionProps {
  submission: Submission
  onHandle: () => void
}

/** The button of a row that marks it as handled, or as not handled. */
export const HandleAction = ({ submission, onHandle }: HandleActionProps) => (
  <RowActionGroup>
    <RowAction
      label={handleLabel(submission)}
      icon={submission.handledAt ? 'close' : 'check'}
      itemName={senderName(submission)}
      onClick={onHandle}
    />
  </RowActionGroup>
)

/** What can be done with it next. */
export const handleLabel = ({ handledAt }: Submission) =>
  handledAt ? 'Mark not handled' : 'Mark handled'
