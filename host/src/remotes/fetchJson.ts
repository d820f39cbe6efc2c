/** The server answers, but not with what was asked for. */
export class WrongAnswerError extends Error {}

/** The JSON at this URL, asked for anew whatever the browser has kept. */
export async function fetchJson(url: string, signal = AbortSignal.timeout(4000)): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal })
  if (!response.ok) throw new WrongAnswerError(`${url}: the server answered ${response.status}`)
  return response.json().catch((error) => {
    if (!(error instanceof SyntaxError)) throw error
    throw new WrongAnswerError(`${url} is not JSON`, { cause: error })
  })
}
