/** The JSON at this URL, asked for anew whatever the browser has kept. */
export async function fetchJson(url: string, signal = AbortSignal.timeout(4000)): Promise<unknown> {
  const response = await fetch(url, { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  return response.json()
}
