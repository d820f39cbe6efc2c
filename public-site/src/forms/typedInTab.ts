/**
 * What was typed in forms and not sent. In the session storage: it ends with the tab. A document that was
 * opened anew forgets it, because whoever typed it has left; one that was loaded again, or that Back or
 * Forward led to, still has it.
 */
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import { documentNavigationType } from '../browser/documentNavigationType'

const storageKey = 'typed'

/** Form name to what was typed in it. */
const typedSchema = z.record(z.string(), z.looseObject({}))

/** Whether this document has yet to look at what the one before it left. */
let isFirstLook = true

/** Whether a field can hold this value: one of another release, or planted, may be of another type. */
export const isAlike = (value: unknown, current: unknown) =>
  typeof value === typeof current && Array.isArray(value) === Array.isArray(current)

/** What was typed in this form when it was left. It is given once. */
export function takeTyped(name: string): object {
  const { [name]: typed, ...others } = read()
  if (typed) write(others)
  return typed ?? {}
}

/** For what was sent. */
export const forgetTyped = (name: string) => void takeTyped(name)

export const keepTyped = (name: string, values: object) => write({ ...read(), [name]: values })

function read(): z.infer<typeof typedSchema> {
  if (isFirstLook && !/reload|back_forward/.test(documentNavigationType() ?? '')) write({})
  isFirstLook = false
  try {
    return typedSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch (error) {
    reportWarning('public-site', 'What was typed before cannot be read', error)
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
