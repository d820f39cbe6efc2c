import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { isReloaded } from '../browser/isReloaded'
import { forgetTyped, isAlike, keepTyped, takeTyped } from './typedBeforeReload'

/**
 * Keeps what was typed while the page is loaded again. A form without a name keeps nothing. Only the next
 * document can tell a reload from leaving: browsers say nothing of their own Reload beforehand.
 */
export function useRestoreAfterReload<Values extends FieldValues>(
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
    if (!isReloaded()) return forgetTyped()
    for (const [field, value] of Object.entries(takeTyped(name))) {
      if (!isAlike(value, getValues(field as Path<Values>))) continue
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    }
  }, [name, getValues, setValue])

  useEffect(() => {
    if (!name || !isDirty) return
    const keep = ({ persisted }: PageTransitionEvent) => {
      // A page that the browser keeps whole has what was typed; it keeps none on a reload.
      if (!persisted) keepTyped(name, getValues())
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [name, isDirty, getValues])
}
