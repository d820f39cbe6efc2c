/** What the composing step has written into the document for the shell to read. */
import { remoteNames } from 'shared/contract'
import { remotePointerSchema } from 'shared/pointer'
import * as z from 'zod/mini'

const prerenderedSchema = z.object({
  /** The path whose page the document holds. */
  path: z.string(),
  /** The pointer of each remote that the page was rendered from. */
  pointers: z.partialRecord(z.enum(remoteNames), remotePointerSchema),
})
export type Prerendered = z.infer<typeof prerenderedSchema>

const prerenderedElementId = 'prerendered'

/** `null` for the bare document of the shell. Throws when the data has another form. */
export function readPrerendered(): Prerendered | null {
  const element = document.getElementById(prerenderedElementId)
  return element ? prerenderedSchema.parse(JSON.parse(element.textContent)) : null
}
