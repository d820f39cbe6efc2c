import { showToast, type Toast } from 'shared/toasts'
import { EyeIcon } from '../components/EyeIcon'
import { shortName } from '../format/shortName'
import { RowAction } from './RowActions'

interface PublishActionProps {
  /** Begins the title of the toast: "Program" gives "Program published". */
  noun: string
  itemName: string
  isDraft: boolean
  /** What becomes of it when it is published, "scheduled for Dec 24, 2026", where it is not seen at once. */
  publishedText?: string | undefined
  /** Publishes a draft, and makes what is published a draft. */
  onToggle: () => void
}

export function PublishAction(props: PublishActionProps) {
  const { noun, itemName, isDraft, publishedText, onToggle } = props
  const done = isDraft ? (publishedText ? 'scheduled' : 'published') : 'unpublished'
  const text = isDraft && publishedText ? ` is ${publishedText}.` : ''
  return (
    <RowAction
      label={isDraft ? 'Publish' : 'Unpublish'}
      icon={<EyeIcon hides={!isDraft} />}
      itemName={itemName}
      onClick={() => {
        onToggle()
        const toast: Toast = {
          kind: 'success',
          title: `${noun} ${done}`,
          description: `“${shortName(itemName)}”${text}`,
        }
        // It is there already where the forms are.
        import('../backend/showSaved').then(
          ({ showSaved }) => showSaved(toast),
          () => showToast(toast),
        )
      }}
    />
  )
}
