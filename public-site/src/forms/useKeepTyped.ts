import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { forgetTyped, isAlike, keepTyped, takeTyped } from './typedInTab'

/**
 * Keeps what was typed when the form goes, with its page or with the whole document, and fills it in when
 * the form shows again in this tab. A form without a name keeps nothing.
 */
export function useKeepTyped<Values extends FieldValues>(
  {
    formState,
    getValues,
    setValue,
  }: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'setValue'>,
  name: string | undefined,
) {
  const { isDirty } = formState

  useEffect(() => {
    if (!name) return
    for (const [field, value] of Object.entries(takeTyped(name))) {
      if (!isAlike(value, getValues(field as Path<Values>))) continue
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    }
  }, [name, getValues, setValue])

  const keep = useEffectEvent(() => {
    if (name && isDirty) keepTyped(name, getValues())
  })
  const forget = useEffectEvent(() => {
    if (name) forgetTyped(name)
  })

  useEffect(() => {
    const leave = () => keep()
    // A page that the browser kept whole for Back has what was typed. It may also have given it up.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && forget()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [])
}
