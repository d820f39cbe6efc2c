import { newProgramDefaults, type Program } from 'shared/entities/program'
import { changedFields } from '../../forms/changedFields'
import { type DrawerState, FormDrawer } from '../../forms/FormDrawer'
import { ProgramFields } from './ProgramFields'
import { programDraftSchema, programFormValues } from './programForm'
import { useProgramActions } from './useProgramActions'

export function NewProgramForm({ open, onOpenChange }: DrawerState) {
  const { create } = useProgramActions()
  return (
    <FormDrawer
      open={open}
      name="new-program"
      title="Add program"
      submitLabel="Create program"
      initialValues={programFormValues()}
      draftSchema={programDraftSchema}
      onSave={(values) => create({ ...newProgramDefaults, ...values })}
      onOpenChange={onOpenChange}
    >
      <ProgramFields />
    </FormDrawer>
  )
}

export function EditProgramForm({
  program,
  open,
  onOpenChange,
}: DrawerState & { program: Program }) {
  const { update } = useProgramActions()
  return (
    <FormDrawer
      open={open}
      name={`program-${program.id}`}
      title="Edit program"
      submitLabel="Save changes"
      initialValues={programFormValues(program)}
      draftSchema={programDraftSchema}
      onSave={(values) => update(program, changedFields(programFormValues(program), values))}
      onOpenChange={onOpenChange}
    >
      <ProgramFields />
    </FormDrawer>
  )
}
