import { useRef, useState } from 'react'
import { showToast } from 'shared/toasts'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { useDraft } from '../../components/useDraft'
import {
  editsOf,
  fieldsOf,
  type StatEdits,
  type StatTexts,
  savedFields,
  statChanges,
} from './statEdits'
import { selectStats, statsReset, statsRestored, statsUpdated } from './statsSlice'

/**
 * The statistics and the edits that are held until they are saved.
 *
 * Edits hold touched fields only. When another tab saves meanwhile, nothing typed here is lost:
 * touched fields keep what was typed, untouched ones follow the other tab, in the cards and in the
 * preview. Saving writes the touched fields and leaves the others as the other tab has them.
 *
 * What is not saved when the page is left is offered again as a draft.
 */
export function useStatsEditor() {
  const dispatch = useAppDispatch()
  const stats = useAppSelector(selectStats)
  const [edits, setEdits] = useState<StatEdits>({})
  // What was typed last: Undo may be pressed, and a field left, before it is rendered.
  const latest = useRef(edits)
  const draft = useDraft('impact-stats', savedFields(stats), true)

  function hold(next: StatEdits) {
    latest.current = next
    setEdits(next)
    draft.keep(fieldsOf(next))
  }

  function drop() {
    latest.current = {}
    setEdits({})
    draft.remove()
  }

  const edit = (id: number, texts: Partial<StatTexts>) =>
    hold({ ...latest.current, [id]: { ...latest.current[id], ...texts } })

  function save() {
    dispatch(statsUpdated(statChanges(edits)))
    drop()
    showToast({
      kind: 'success',
      title: 'Impact stats updated',
      description: 'The home page shows these figures now.',
    })
  }

  function reset() {
    dispatch(statsReset())
    drop()
    showToast({
      kind: 'info',
      title: 'Changes reset',
      description: 'The four default figures are restored and saved.',
      action: {
        label: 'Undo',
        run: () => {
          dispatch(statsRestored(stats))
          hold(editsOf({ ...fieldsOf(edits), ...fieldsOf(latest.current) }))
        },
      },
    })
  }

  const offered = draft.offered && {
    savedAt: draft.offered.savedAt,
    onRestore: () => {
      hold(editsOf(draft.offered?.values ?? {}))
      draft.accept()
    },
    onDiscard: draft.remove,
  }

  return { stats, edits, unsaved: Object.keys(edits).length > 0, offered, edit, save, reset }
}
