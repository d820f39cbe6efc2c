import { type Program, type ProgramDetails, programName } from 'shared/entities/program'
import { showToast } from 'shared/toasts'
import { useAppDispatch } from '../../app/hooks'
import { useEntityActions } from '../../lists/useEntityActions'
import {
  programPublished,
  programsSlice,
  programUnpublished,
  selectPrograms,
} from './programsSlice'

const programList = {
  noun: 'Program',
  nameOf: programName,
  select: selectPrograms,
  ...programsSlice.actions,
}

export function useProgramActions() {
  const actions = useEntityActions<Program, ProgramDetails>(programList)
  const dispatch = useAppDispatch()

  function publish(program: Program) {
    dispatch(programPublished({ id: program.id }))
    showToast({
      kind: 'success',
      title: 'Program published',
      description: `“${programName(program)}” is on the website.`,
    })
  }

  function unpublish(program: Program) {
    dispatch(programUnpublished({ id: program.id }))
    showToast({
      kind: 'success',
      title: 'Program unpublished',
      description: `“${programName(program)}” is off the website.`,
    })
  }

  return { ...actions, publish, unpublish }
}
