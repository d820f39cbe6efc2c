/** The data that the composing step writes into the document for the shell. */
import { remoteNames } from 'shared/contract'
import { releaseReferenceSchema } from 'shared/pointer'
import { reportError } from 'shared/reporting'
import * as z from 'shared/schema'

const prerenderedSchema = z.object({
  /** The path whose page the document holds. */
  path: z.string(),
  /** The release of each remote that the page was rendered from. Its hashes are in the document. */
  releases: z.partialRecord(z.enum(remoteNames), releaseReferenceSchema),
})
export type Prerendered = z.infer<typeof prerenderedSchema>

/** `null` for the shell's bare document, and for data that cannot be read, which is reported. */
export function readPrerendered(): Prerendered | null {
  const element = document.getElementById('prerendered')
  if (!element) return null
  try {
    return prerenderedSchema.parse(JSON.parse(element.textContent))
  } catch (error) {
    reportError('host', 'The document does not say what it was rendered from', error)
    return null
  }
}
