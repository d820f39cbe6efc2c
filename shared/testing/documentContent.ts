import {
  contentElementId,
  type DocumentContent,
} from 'shared/backends/supabase/content/documentContent'
import { onTestFinished } from 'vitest'

/** Makes the document hold what it was rendered from, until the test has finished. */
export function documentHolding(content: DocumentContent | string) {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = contentElementId
  element.textContent = typeof content === 'string' ? content : JSON.stringify(content)
  document.body.append(element)
  onTestFinished(() => element.remove())
}
