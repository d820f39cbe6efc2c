import { type Program, programName } from 'shared/entities/program'
import { PublishAction } from '../../lists/PublishAction'
import { RowActions } from '../../lists/RowActions'
import { useEntityActions } from '../../lists/useEntityActions'
import { useAppDispatch } from '../../state/hooks'
import { programKind } from './programKind'
import { programsSlice } from './programsSlice'

export function ProgramActions({ program }: { program: Program }) {
  const { remove } = useEntityActions(programKind)
  const dispatch = useAppDispatch()
  const { published, unpublished } = programsSlice.actions
  const title = programName(program)
  const isDraft = program.status === 'draft'
  return (
    <RowActions itemName={title} onDelete={() => remove(program)}>
      <PublishAction
        noun="Program"
        itemName={title}
        isDraft={isDraft}
        onToggle={() => dispatch((isDraft ? published : unpublished)({ id: program.id }))}
      />
    </RowActions>
  )
}
