import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { isAlike, keepTyped, takeTyped } from './typedBeforeReload'

/**
 * Keeps what was typed while the page is loaded again, as it must be when a part of it could not be loaded.
 * A form without a name keeps nothing. Browsers without the Navigation API do not tell of a reload.
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
    for (const [field, value] of Object.entries(takeTyped(name))) {
      if (!isAlike(value, getValues(field as Path<Values>))) continue
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    }
  }, [name, getValues, setValue])

  useEffect(() => {
    const { navigation } = window
    if (!name || !isDirty || !navigation) return
    const keep = ({ navigationType }: NavigateEvent) => {
      if (navigationType === 'reload') keepTyped(name, getValues())
    }
    navigation.addEventListener('navigate', keep)
    return () => navigation.removeEventListener('navigate', keep)
  }, [name, isDirty, getValues])
}
