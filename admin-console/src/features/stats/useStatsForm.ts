import { Form } from 'antd'
import { useMemo } from 'react'
import type { Stat } from 'shared/entities/stat'
import { showToast } from 'shared/toasts'
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks'
import { type Changes, changedFields } from '../../forms/changedFields'
import { useDraft } from '../../forms/useDraft'
import { type StatsFormValues, statChanges, statsDraftSchema, statsFormValues } from './statsForm'
import { selectStats, statsReset, statsRestored, statsUpdated } from './statsSlice'

/** The statistics, the form that edits them, and what its buttons do. */
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
    showToast({
      kind: 'success',
      title: 'Impact stats updated',
      description: 'The home page shows these figures now.',
    })
  }

  function reset() {
    const edited = edits()
    dispatch(statsReset())
    show()
    draft.remove()
    showToast({
      kind: 'info',
      title: 'Changes reset',
      description: 'The four default figures are restored and saved.',
      action: { label: 'Undo', run: () => undoReset(stats, edited) },
    })
  }

  function undoReset(before: Stat[], edited: Changes<StatsFormValues>) {
    const editedSince = edits()
    dispatch(statsRestored(before))
    show(edited, editedSince)
    draft.keep(edits())
  }

  return { stats, form, draft, saved, save, reset }
}
