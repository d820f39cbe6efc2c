import { newProgramDefaults, type ProgramDetails, programName } from 'shared/entities/program'
import { ProgramFields } from './ProgramFields'
import { type ProgramFormValues, programDraftSchema, programFormValues } from './programForm'
import { programsSlice, selectPrograms } from './programsSlice'

/** What the list of programs and its forms are made of. */
export const programKind = {
  key: 'programs' as const,
  path: '/admin/programs',
  noun: 'Program',
  shortNoun: 'program',
  nameOf: programName,
  placeOf: ({ status }: ProgramDetails) => (status === 'draft' ? 'under Drafts' : 'under Active'),
  select: selectPrograms,
  ...programsSlice.actions,
  newDetails: () => newProgramDefaults,
  formValues: programFormValues,
  detailsOf: (values: ProgramFormValues) => values,
  draftSchema: programDraftSchema,
  Fields: ProgramFields,
}
