/** What the composing step has written into the document for the shell to read. */
import { remoteNames } from 'shared/contract'
import { remotePointerSchema } from 'shared/pointer'
import { reportError } from 'shared/reporting'
import * as z from 'zod/mini'

const prerenderedSchema = z.object({
  /** The path whose page the document holds. */
  path: z.string(),
  /** The pointer of each remote that the page was rendered from. */
  pointers: z.partialRecord(z.enum(remoteNames), remotePointerSchema),
})
export type Prerendered = z.infer<typeof prerenderedSchema>

const prerenderedElementId = 'prerendered'

/** `null` for the bare document of the shell, and, reported, for data that a proxy has damaged. */
export function readPrerendered(): Prerendered | null {
  const element = document.getElementById(prerenderedElementId)
  if (!element) return null
  try {
    return prerenderedSchema.parse(JSON.parse(element.textContent))
  } catch (error) {
    reportError('host', 'The document does not say what it was rendered from', error)
    return null
  }
}
