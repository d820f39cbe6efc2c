import type { Program, ProgramDetails } from 'shared/entities/program'
import { showToast } from 'shared/toasts'
import { useAppDispatch } from '../../app/hooks'
import { type KeptList, useListActions } from '../../app/useListActions'
import {
  programAdded,
  programPublished,
  programRemoved,
  programRestored,
  programUnpublished,
  programUpdated,
  selectPrograms,
} from './programsSlice'
import { programTitle } from './programTitle'

const programList: KeptList<Program, ProgramDetails> = {
  noun: 'Program',
  nameOf: programTitle,
  select: selectPrograms,
  added: programAdded,
  updated: programUpdated,
  removed: programRemoved,
  restored: programRestored,
}

export function useProgramActions() {
  const actions = useListActions(programList)
  const dispatch = useAppDispatch()

  function publish(program: Program) {
    dispatch(programPublished({ id: program.id }))
    showToast({
      kind: 'success',
      title: 'Program published',
      description: `“${programTitle(program)}” is on the website.`,
    })
  }

  function unpublish(program: Program) {
    dispatch(programUnpublished({ id: program.id }))
    showToast({
      kind: 'success',
      title: 'Program unpublished',
      description: `“${programTitle(program)}” is off the website.`,
    })
  }

  return { ...actions, publish, unpublish }
}
