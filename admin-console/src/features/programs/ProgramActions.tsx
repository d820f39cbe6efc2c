import { type Program, programName, programPagePath } from 'shared/entities/program'
import { PublishAction } from '../../lists/PublishAction'
import { RowActions, ViewOnSite } from '../../lists/RowActions'
import { useRemoveItem } from '../../lists/useRemoveItem'
import { useAppDispatch } from '../../state/hooks'
import { programKind } from './programKind'
import { programsSlice } from './programsSlice'

export function ProgramActions({ program }: { program: Program }) {
  const remove = useRemoveItem(programKind)
  const dispatch = useAppDispatch()
  const { published, unpublished } = programsSlice.actions
  const title = programName(program)
  const isDraft = program.status === 'draft'
  return (
    <RowActions itemName={title} onDelete={() => remove(program)}>
      {!isDraft && <ViewOnSite itemName={title} to={programPagePath(program)} />}
      <PublishAction
        noun="Program"
        itemName={title}
        isDraft={isDraft}
        onToggle={() => dispatch((isDraft ? published : unpublished)({ id: program.id }))}
      />
    </RowActions>
  )
}
