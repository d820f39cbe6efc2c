import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'

/** What is saved elsewhere meanwhile shows in the fields that have not been edited here. */
export function useFollowSaved(form: FormInstance, saved: Record<string, unknown>) {
  const followed = useRef(saved)

  useEffect(() => {
    const shown = form.getFieldsValue(true)
    const unedited = Object.entries(saved).filter(
      ([field]) => shown[field] === followed.current[field],
    )
    form.setFieldsValue(Object.fromEntries(unedited))
    followed.current = saved
  }, [form, saved])
}
