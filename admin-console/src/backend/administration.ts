/** What the backend does for the administrator who is signed in. The console opens once it is here. */
import { authStore } from 'shared/auth'
import { BackendError, backend } from 'shared/backend'
import type { Administration } from 'shared/backend/administration'
import { reportError } from 'shared/reporting'

/** Ends with the reason why it failed, in words for the administrator, or with `null`. */
type Opening = Promise<string | null>

let latest: { administrator: string | undefined; opening: Opening } | undefined
let opened: Administration | undefined

authStore.subscribe(() => {
  // Whoever signs in next, the same administrator too, opens it anew.
  if (latest && !authStore.getState().user) latest.administrator = undefined
})

/**
 * Opens it for who is signed in: with the same promise each time, for React's `use`. Never rejects.
 * @param again whether to try once more what has failed
 */
export function openAdministration(again = false): Opening {
  const administrator = authStore.getState().user?.id
  // Nobody is signed in while the console is left, which is still on the screen.
  const isOpen = latest && (!administrator || administrator === latest.administrator)
  if (latest && isOpen && !again) return latest.opening
  const opening = open(administrator)
  latest = { administrator, opening }
  return opening
}

async function open(administrator: string | undefined): Opening {
  try {
    const given: Administration = await backend().administration()
    opened = 'messages' in given ? given : { ...(given as Administration), messages: noMessages }
    return null
  } catch (error) {
    // Nobody waits for it any more.
    if (authStore.getState().user?.id !== administrator) return null
    reportError('admin-console', 'The console could not be opened', error)
    return error instanceof BackendError ? error.message : 'Something went wrong.'
  }
}

/** Of a shell that is older than messages. */
const noMessages: Administration['messages'] = {
  list: async () => ({ rows: [], total: 0, page: 1 }),
  countRecipients: async () => 0,
  preview: async () => undefined,
}

/** Whether the browser has no room for what was changed, which is lost with the tab. */
export const isStorageFull = (): boolean => opened?.outbox.isVolatile() ?? false

/** For whatever is rendered once it has been opened. */
export function administration(): Administration {
  if (!opened) throw new Error('The console has not been opened')
  return opened
}
