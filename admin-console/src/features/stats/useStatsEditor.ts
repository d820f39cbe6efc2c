import { useState } from 'react'
import { showToast } from 'shared/toasts'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { type StatEdits, type StatTexts, statChanges } from './statEdits'
import { selectStats, statsReset, statsRestored, statsUpdated } from './statsSlice'

/**
 * The statistics and the edits that are held until they are saved.
 *
 * Edits hold touched fields only. When another tab saves meanwhile, nothing typed here is lost:
 * touched fields keep what was typed, untouched ones follow the other tab, in the cards and in the
 * preview. Saving writes the touched fields and leaves the others as the other tab has them.
 */
export function useStatsEditor() {
  const dispatch = useAppDispatch()
  const stats = useAppSelector(selectStats)
  const [edits, setEdits] = useState<StatEdits>({})

  function edit(id: number, texts: Partial<StatTexts>) {
    setEdits((current) => ({ ...current, [id]: { ...current[id], ...texts } }))
  }

  function save() {
    dispatch(statsUpdated(statChanges(edits)))
    setEdits({})
    showToast({
      kind: 'success',
      title: 'Impact stats updated',
      description: 'The home page shows these figures now.',
    })
  }

  function reset() {
    dispatch(statsReset())
    setEdits({})
    showToast({
      kind: 'info',
      title: 'Changes reset',
      description: 'The four default figures are restored and saved.',
      action: {
        label: 'Undo',
        run: () => {
          dispatch(statsRestored(stats))
          setEdits(edits)
        },
      },
    })
  }

  return { stats, edits, unsaved: Object.keys(edits).length > 0, edit, save, reset }
}
