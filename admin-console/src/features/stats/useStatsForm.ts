import { Form } from 'antd'
import { useMemo } from 'react'
import { stats as statsCollection } from 'shared/collections/stats'
import type { Stat } from 'shared/entities/stat'
import { sameJson } from 'shared/json/sameJson'
import { showToast, type Toast } from 'shared/toasts'
import { backendTexts } from '../../backend/backendTexts.content'
import { showSaved } from '../../backend/showSaved'
import { withUndo } from '../../components/withUndo'
import { type Changes, changedFields } from '../../forms/changedFields'
import { useDraft } from '../../forms/useDraft'
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks'
import { type StatsFormValues, statChanges, statsDraftSchema, statsFormValues } from './statsForm'
import { selectStats, statsReset, statsRestored, statsUpdated } from './statsSlice'

/** Whether the defaults are saved. The seed itself is what counts where nothing is. */
const isReset = (stats: Stat[]) =>
  stats !== statsCollection.seed && sameJson(stats, statsCollection.seed)

export function useStatsForm() {
  const store = useAppStore()
  const dispatch = useAppDispatch()
  const stats = useAppSelector(selectStats)
  const saved = useMemo(() => statsFormValues(stats), [stats])
  const [form] = Form.useForm<StatsFormValues>()
  const draft = useDraft<StatsFormValues>('impact-stats', statsDraftSchema)

  const storedValues = () => statsFormValues(selectStats(store.getState()))
  const edits = () => changedFields(storedValues(), form.getFieldsValue(true))

  /** Shows what is saved, but for these edits: the latest of a field counts. */
  function show(...layers: Changes<StatsFormValues>[]) {
    for (const values of [storedValues(), ...layers]) form.setFieldsValue(values)
  }

  function save(values: StatsFormValues) {
    dispatch(statsUpdated(statChanges(changedFields(saved, values))))
    show()
    showSaved({
      kind: 'success',
      title: 'Impact stats updated',
      description: backendTexts().statsSaved,
    })
  }

  function reset() {
    const edited = edits()
    // A toast of what changes nothing could push out the one that can undo what did.
    if (isReset(stats) && Object.keys(edited).length === 0) return
    dispatch(statsReset())
    show()
    draft.remove()
    const toast: Toast = {
      kind: 'info',
      title: 'Changes reset',
      description: backendTexts().statsReset,
    }
    showToast(withUndo(toast, () => undoReset(stats, edited), 'Reset undone'))
  }

  function undoReset(before: Stat[], edited: Changes<StatsFormValues>) {
    const editedSince = edits()
    dispatch(statsRestored(before))
    show(edited, editedSince)
    draft.keep(edits())
  }

  return { stats, form, draft, saved, save, reset }
}
