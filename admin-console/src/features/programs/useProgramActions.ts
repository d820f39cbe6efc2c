import { type Program, type ProgramDetails, programName } from 'shared/entities/program'
import { showToast } from 'shared/toasts'
import { useAppDispatch } from '../../app/hooks'
import { type EntityList, useEntityActions } from '../../lists/useEntityActions'
import {
  programAdded,
  programPublished,
  programRemoved,
  programRestored,
  programUnpublished,
  programUpdated,
  selectPrograms,
} from './programsSlice'

const programList: EntityList<Program, ProgramDetails> = {
  noun: 'Program',
  nameOf: programName,
  select: selectPrograms,
  added: programAdded,
  updated: programUpdated,
  removed: programRemoved,
  restored: programRestored,
}

export function useProgramActions() {
  const actions = useEntityActions(programList)
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
