import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { isAlike, storeTyped, takeTyped } from './typedInTab'

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

  const leave = useEffectEvent(() => {
    if (name && isDirty) storeTyped(name, getValues())
  })
  const comeBack = useEffectEvent(() => {
    if (name) takeTyped(name)
  })

  useEffect(() => {
    const listeners = new AbortController()
    // Even where the browser keeps the page whole for Back: it may still give it up.
    addEventListener('pagehide', () => leave(), listeners)
    addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), listeners)
    // A phone ends a tab that is out of sight without a word, and opens it again later.
    const onVisibilityChange = () => (document.hidden ? leave() : comeBack())
    document.addEventListener('visibilitychange', onVisibilityChange, listeners)
    return () => {
      listeners.abort()
      leave()
    }
  }, [])
}
