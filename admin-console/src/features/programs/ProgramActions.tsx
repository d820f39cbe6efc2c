import { type Program, programName } from 'shared/entities/program'
import { showToast } from 'shared/toasts'
import { backendTexts } from '../../backend/backendTexts.content'
import { RowAction, RowActions } from '../../lists/RowActions'
import { useEntityActions } from '../../lists/useEntityActions'
import { useAppDispatch } from '../../state/hooks'
import { programKind } from './programKind'
import { programsSlice } from './programsSlice'

export function ProgramActions({ program }: { program: Program }) {
  const { remove } = useEntityActions(programKind)
  const dispatch = useAppDispatch()
  const title = programName(program)
  const isDraft = program.status === 'draft'

  function togglePublished() {
    const { published, unpublished } = programsSlice.actions
    dispatch((isDraft ? published : unpublished)({ id: program.id }))
    showToast({
      kind: 'success',
      title: isDraft ? 'Program published' : 'Program unpublished',
      description: `“${title}” is ${backendTexts()[isDraft ? 'published' : 'unpublished']}.`,
    })
  }

  return (
    <RowActions itemName={title} onDelete={() => remove(program)}>
      <RowAction
        label={isDraft ? 'Publish' : 'Unpublish'}
        icon={isDraft ? 'eye' : 'eye-off'}
        itemName={title}
        onClick={togglePublished}
      />
    </RowActions>
  )
}
