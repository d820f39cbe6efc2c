import { retry } from 'shared/loading/retry'

/**
 * Loads the page again if the server answers within 3 s: until then it stays, as without a connection
 * the browser would show its own error page.
 * @param href the URL of the page. A visitor who has gone on to another one meanwhile stays there.
 * @returns whether the page is being loaded again
 */
export async function reloadIfAnswered(href = location.href): Promise<boolean> {
  try {
    await retry({ limitMs: 3000, pausesMs: [] }, (signal) =>
      fetch(href, { method: 'HEAD', signal }),
    )
  } catch {
    return false
  }
  if (location.href !== href) return false
  location.reload()
  return true
}
