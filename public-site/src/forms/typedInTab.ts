/**
 * What was typed in forms and not sent. In the session storage: it ends with the tab. A document that was
 * opened anew forgets it, because whoever typed it has left; one that was loaded again, or that Back or
 * Forward led to, still has it.
 */
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'

const storageKey = 'typed'

/** Form name to what was typed in it. */
const typedSchema = z.record(z.string(), z.looseObject({}))

/** Whether this document has yet to look at what the one before it left. */
let isFirstLook = true

/** Forms that are being sent: what is in them waits for the outcome, and is not filled in meanwhile. */
const beingSent = new Set<string>()

/** Whether a field can hold this value: one of another release, or planted, may be of another type. */
export const isAlike = (value: unknown, current: unknown) =>
  typeof value === typeof current && Array.isArray(value) === Array.isArray(current)

/** What was typed in this form when it was left. It is given once, and not while it is being sent. */
export function takeTyped(name: string): object {
  return beingSent.has(name) ? {} : remove(name)
}

/** Forgets all of it. Throws where the browser blocks the storage. */
export const forgetTyped = () => sessionStorage.removeItem(storageKey)

export const storeTyped = (name: string, values: object) => write({ ...read(), [name]: values })

/** From now on what is in this form is not filled in again, until `endSending`. */
export const beginSending = (name: string) => void beingSent.add(name)

/** What was sent is forgotten. What was not waits in the tab, where its form has been left meanwhile. */
export function endSending(name: string, wasSent: boolean) {
  beingSent.delete(name)
  if (wasSent) remove(name)
}

function remove(name: string): object {
  const { [name]: typed, ...others } = read()
  if (typed) write(others)
  return typed ?? {}
}

function read(): z.infer<typeof typedSchema> {
  const isNew = isFirstLook && isOpenedAnew()
  isFirstLook = false
  try {
    if (isNew) sessionStorage.removeItem(storageKey)
    return typedSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch (error) {
    reportWarning('public-site', 'What was typed before cannot be read', error)
    return {}
  }
}

/** By a link or an address, rather than by the browser's Reload, Back or Forward. */
function isOpenedAnew() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type !== 'reload' && opened?.type !== 'back_forward'
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
