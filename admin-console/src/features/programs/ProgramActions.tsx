import { type Program, programName } from 'shared/entities/program'
import { RowAction, RowActions } from '../../lists/RowActions'
import { useProgramActions } from './useProgramActions'

/** The actions on one program, in the table and on its card. */
export function ProgramActions({ program }: { program: Program }) {
  const { publish, unpublish, remove } = useProgramActions()
  const title = programName(program)
  return (
    <RowActions itemName={title} onDelete={() => remove(program)}>
      {program.status === 'draft' ? (
        <RowAction label="Publish" icon="eye" itemName={title} onClick={() => publish(program)} />
      ) : (
        <RowAction
          label="Unpublish"
          icon="eye-off"
          itemName={title}
          onClick={() => unpublish(program)}
        />
      )}
    </RowActions>
  )
}
