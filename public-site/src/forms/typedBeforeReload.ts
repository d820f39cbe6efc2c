/** What was typed in forms before a reload. In the session storage: it ends with the tab. */
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'

const storageKey = 'typed'

/** Form name to what was typed in it. */
const typedSchema = z.record(z.string(), z.looseObject({}))

/** Whether a field can hold this value: one of another release, or planted, may be of another type. */
export const isAlike = (value: unknown, current: unknown) =>
  typeof value === typeof current && Array.isArray(value) === Array.isArray(current)

/** What was typed in this form before the reload. It is given once. */
export function takeTyped(name: string): object {
  const { [name]: typed = {}, ...others } = read()
  if (Object.keys(typed).length > 0) write(others)
  return typed
}

export const keepTyped = (name: string, values: object) => write({ ...read(), [name]: values })

/** For a document that was opened, not loaded again: whoever typed it has left. */
export const forgetTyped = () => write({})

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
    // Radio buttons of which none is chosen are null in the form library, and an empty text here.
    else
      sessionStorage.setItem(
        storageKey,
        JSON.stringify(typed, (_, value) => value ?? ''),
      )
  } catch (error) {
    reportWarning('public-site', 'What was typed could not be kept', error)
  }
}
