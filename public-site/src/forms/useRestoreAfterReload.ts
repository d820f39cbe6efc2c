import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'

/** In the session storage: it ends with the tab. */
const storageKey = 'typed'

/** Form name to what was typed in it. */
const typedSchema = z.record(z.string(), z.looseObject({}))

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
    for (const [field, value] of Object.entries(take(name))) {
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
      if (navigationType === 'reload') write({ ...read(), [name]: getValues() })
    }
    navigation.addEventListener('navigate', keep)
    return () => navigation.removeEventListener('navigate', keep)
  }, [name, isDirty, getValues])
}

/** Whether a field can hold this value: one of another release, or planted, may be of another type. */
const isAlike = (value: unknown, current: unknown) =>
  typeof value === typeof current && Array.isArray(value) === Array.isArray(current)

/** What was typed in this form before the reload. It is given once. */
function take(name: string) {
  const { [name]: typed = {}, ...others } = read()
  if (Object.keys(typed).length > 0) write(others)
  return typed
}

function read(): z.infer<typeof typedSchema> {
  try {
    return typedSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch (error) {
    reportWarning('public-site', 'What was typed before the reload cannot be read', error)
    return {}
  }
}

function write(typed: Record<string, object>) {
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(typed))
  } catch (error) {
    reportWarning('public-site', 'What was typed could not be kept', error)
  }
}
