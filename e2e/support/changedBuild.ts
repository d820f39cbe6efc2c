import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '../../host/compose/files.ts'

export const eventsHeading = 'Upcoming Health Fairs & Events'
export const newEventsHeading = 'Health Fairs & Events to Come'

/** A copy of the public site's build in which the events page has another heading. */
export async function changedPublicSite(folder: string): Promise<string> {
  const dist = path.join(folder, 'public-site-dist')
  await cp('public-site/dist', dist, { recursive: true })
  for (const file of await filesBelow(dist)) {
    if (!file.endsWith('.js')) continue
    const script = path.join(dist, file)
    const text = await readFile(script, 'utf8')
    await writeFile(script, text.replaceAll(eventsHeading, newEventsHeading))
  }
  return dist
}
