import { type Program, programName } from 'shared/entities/program'
import { RowAction, RowActions } from '../../lists/RowActions'
import { useProgramActions } from './useProgramActions'

/** The actions on one program, in the table and on its card. */
export function ProgramActions({ program }: { program: Program }) {
  const { togglePublished, remove } = useProgramActions()
  const title = programName(program)
  const isDraft = program.status === 'draft'
  return (
    <RowActions itemName={title} onDelete={() => remove(program)}>
      <RowAction
        label={isDraft ? 'Publish' : 'Unpublish'}
        icon={isDraft ? 'eye' : 'eye-off'}
        itemName={title}
        onClick={() => togglePublished(program)}
      />
    </RowActions>
  )
}
