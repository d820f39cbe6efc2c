/** The data that the composing step writes into the document for the shell. */
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

/** `null` for the shell's bare document, and for data that cannot be read, which is reported. */
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
