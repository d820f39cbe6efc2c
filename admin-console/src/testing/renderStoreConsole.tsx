import { fakeStore } from 'shared/testing/fakeStore'
import { renderConsole } from './renderConsole'

/** Renders the console of a site with a store at a URL, signed in, and answers what it asks the store. */
export function renderStoreConsole(path: string, answer: Parameters<typeof fakeStore>[0]) {
  const requests = fakeStore((request) => {
    // No session is renewed.
    if (request.path.startsWith('/auth/v1/token')) {
      return Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 })
    }
    return request.path.startsWith('/auth/') ? new Response(null, { status: 204 }) : answer(request)
  })
  const expiresAt = Date.now() + 3_600_000
  const { user } = renderConsole(path, { accessToken: 'a', refreshToken: 'r', expiresAt })
  return { user, requests }
}

/** What a store answers nothing to, because the connection is gone. */
export const offline = () => {
  throw new TypeError('Failed to fetch')
}

/** As if the tab had been looked at again. */
export const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
