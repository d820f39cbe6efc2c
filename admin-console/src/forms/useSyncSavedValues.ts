import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { changedFields } from './changedFields'

/** Updates the fields that the user has not edited when another tab saves. */
export function useSyncSavedValues<Values extends object>(
  form: FormInstance<Values>,
  saved: Values,
) {
  const followed = useRef(saved)

  useEffect(() => {
    const before = followed.current
    if (Object.keys(changedFields(before, saved)).length === 0) return
    const edited = changedFields(before, form.getFieldsValue(true))
    form.setFieldsValue(saved as FieldValues<Values>)
    form.setFieldsValue(edited as FieldValues<Values>)
    followed.current = saved
  }, [form, saved])
}

/** Ant Design's own type of partial values, which TypeScript cannot compare with `Changes`. */
export type FieldValues<Values> = Parameters<FormInstance<Values>['setFieldsValue']>[0]
