/** The backend of documents: what pages are rendered from on a server, where nobody sends or signs in. */
import { type Backend, BackendError } from 'shared/backend'
import type { RenderSource } from '../../contract/prerendering'
import { browserCapabilities } from '../browser/browserCapabilities'
import { supabaseCapabilities } from '../supabase/supabaseCapabilities'

const capabilities = { browser: browserCapabilities, supabase: supabaseCapabilities }

const notHere = () => Promise.reject(new BackendError('refused', 'A document is being rendered'))

export const renderedBackend = ({ backend, contentOf, onTextShown }: RenderSource): Backend => ({
  capabilities: capabilities[backend],
  collection({ key, seed }) {
    const get = () => (contentOf(key) as typeof seed | undefined) ?? seed
    return {
      key,
      get,
      getRendered: get,
      subscribe: () => () => {},
      update: notHere,
      arrival: () => null,
      textArrival(id) {
        onTextShown(key, id)
        return null
      },
      freshened: () => null,
    }
  },
  confirmSession: () => null,
  session: notHere,
  submissions: notHere,
  administration: notHere,
})
