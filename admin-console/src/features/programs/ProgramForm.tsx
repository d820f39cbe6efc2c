import { newProgramDefaults, type Program } from 'shared/entities/program'
import { changedFields } from '../../forms/changedFields'
import { type DrawerState, FormDrawer, type FormDrawerProps } from '../../forms/FormDrawer'
import { HistoryLink } from '../../forms/HistoryLink'
import { useCurrentItem } from '../../lists/useCurrentItem'
import { itemFormName } from '../../state/itemFormName'
import { ProgramFields } from './ProgramFields'
import { type ProgramFormValues, programDraftSchema, programFormValues } from './programForm'
import { selectPrograms } from './programsSlice'
import { useProgramActions } from './useProgramActions'

export function NewProgramForm(drawer: DrawerState) {
  const { create } = useProgramActions()
  return (
    <ProgramForm
      {...drawer}
      name="new-program"
      title="Add program"
      submitLabel="Create program"
      initialValues={programFormValues()}
      onSave={(values) => create({ ...newProgramDefaults, ...values })}
    />
  )
}

export function EditProgramForm({ program, ...drawer }: DrawerState & { program: Program }) {
  const { update } = useProgramActions()
  const current = useCurrentItem(selectPrograms, program)
  return (
    <ProgramForm
      {...drawer}
      name={itemFormName('programs', program.id)}
      title="Edit program"
      submitLabel="Save changes"
      note={<HistoryLink of="programs" id={program.id} />}
      initialValues={programFormValues(current)}
      onSave={(values) => update(current, changedFields(programFormValues(current), values))}
    />
  )
}

const ProgramForm = (
  props: Omit<FormDrawerProps<ProgramFormValues>, 'draftSchema' | 'children'>,
) => (
  <FormDrawer {...props} draftSchema={programDraftSchema}>
    <ProgramFields />
  </FormDrawer>
)
