import { showToast } from 'shared/toasts'
import { backendTexts } from '../backend/backendTexts.content'
import { shortName } from '../format/shortName'
import { RowAction } from './RowActions'

interface PublishActionProps {
  /** Begins the title of the toast: "Program" gives "Program published". */
  noun: string
  itemName: string
  isDraft: boolean
  /** Publishes a draft, and makes what is published a draft. */
  onToggle: () => void
}

export function PublishAction({ noun, itemName, isDraft, onToggle }: PublishActionProps) {
  const done = isDraft ? 'published' : 'unpublished'
  return (
    <RowAction
      label={isDraft ? 'Publish' : 'Unpublish'}
      icon={isDraft ? 'eye' : 'eye-off'}
      itemName={itemName}
      onClick={() => {
        onToggle()
        showToast({
          kind: 'success',
          title: `${noun} ${done}`,
          description: `“${shortName(itemName)}” is ${backendTexts()[done]}.`,
        })
      }}
    />
  )
}
