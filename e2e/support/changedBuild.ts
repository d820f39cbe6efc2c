import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filesBelow } from '../../host/compose/site/files.ts'
import type { RemoteName } from '../../shared/src/contract/contract.ts'

export const eventsHeading = 'Upcoming Health Fairs & Events'
export const newEventsHeading = 'Health Fairs & Events to Come'

/** A copy of a remote's build in which a text of its scripts is another. */
export async function changedBuild(
  name: RemoteName,
  folder: string,
  text: string,
  newText: string,
): Promise<string> {
  const dist = path.join(folder, `${name}-dist`)
  await cp(`${name}/dist`, dist, { recursive: true })
  for (const file of await filesBelow(dist)) {
    if (!file.endsWith('.js')) continue
    const script = path.join(dist, file)
    await writeFile(script, (await readFile(script, 'utf8')).replaceAll(text, newText))
  }
  return dist
}

/** A copy of the public site's build in which the events page has another heading. */
export const changedPublicSite = (folder: string) =>
  changedBuild('public-site', folder, eventsHeading, newEventsHeading)

export const newThemeColor = '#123456'

/** A copy of the shell's build in which the documents have another color. */
export async function changedShell(folder: string) {
  const dist = path.join(folder, 'host-dist')
  await cp('host/dist', dist, { recursive: true })
  const html = path.join(dist, 'index.html')
  await writeFile(html, (await readFile(html, 'utf8')).replace('#07452c', newThemeColor))
  return dist
}
