import { type Program, type ProgramDetails, programName } from 'shared/entities/program'
import { showToast } from 'shared/toasts'
import { useEntityActions } from '../../lists/useEntityActions'
import { useAppDispatch } from '../../state/hooks'
import {
  programPublished,
  programsSlice,
  programUnpublished,
  selectPrograms,
} from './programsSlice'

const programList = {
  noun: 'Program',
  nameOf: programName,
  placeOf: ({ status }: ProgramDetails) => (status === 'draft' ? 'under Drafts' : 'under Active'),
  select: selectPrograms,
  ...programsSlice.actions,
}

export function useProgramActions() {
  const actions = useEntityActions<Program, ProgramDetails>(programList)
  const dispatch = useAppDispatch()

  /** Shows a draft on the website, or takes a program off it. */
  function togglePublished(program: Program) {
    const published = program.status === 'draft'
    dispatch((published ? programPublished : programUnpublished)({ id: program.id }))
    showToast({
      kind: 'success',
      title: published ? 'Program published' : 'Program unpublished',
      description: `“${programName(program)}” is ${published ? 'on' : 'off'} the website.`,
    })
  }

  return { ...actions, togglePublished }
}
