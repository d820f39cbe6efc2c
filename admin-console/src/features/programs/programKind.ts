import { lazy } from 'react'
import { newProgramDefaults, type ProgramDetails, programName } from 'shared/entities/program'
import { programDetails, programDraftSchema, programFormValues } from './programForm'
import { programsSlice, selectPrograms } from './programsSlice'

const loadFields = () => import('./ProgramFields')
const loadPreview = () => import('./ProgramPreview')

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
  detailsOf: programDetails,
  draftSchema: programDraftSchema,
  // A list is read more often than written.
  loadForm: () => Promise.all([loadFields(), loadPreview()]),
  Fields: lazy(async () => ({ default: (await loadFields()).ProgramFields })),
  Preview: lazy(async () => ({ default: (await loadPreview()).ProgramPreview })),
}
