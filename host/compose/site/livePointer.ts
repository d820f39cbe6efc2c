import path from 'node:path'
import { pointerPath, type RemoteName } from '../../../shared/src/contract/contract.ts'
import { type RemotePointer, remotePointerSchema } from '../../../shared/src/contract/pointer.ts'
import { environmentDir, listEnvironments, production } from './environments.ts'
import { readJson } from './files.ts'

export const pointerFile = (name: RemoteName, siteDir: string, environment = production) =>
  path.join(environmentDir(siteDir, environment), pointerPath(name))

/** The live release's pointer, or `undefined` before the first release. Throws where the pointer is damaged. */
export async function livePointer(
  name: RemoteName,
  siteDir: string,
  environment = production,
): Promise<RemotePointer | undefined> {
  const content = await readJson(pointerFile(name, siteDir, environment))
  return content === undefined ? undefined : remotePointerSchema.parse(content)
}

/** What is live in each environment. */
export async function livePointers(name: RemoteName, siteDir: string) {
  const environments = await listEnvironments(siteDir)
  const live = environments.map(async (environment) => {
    const pointer = await livePointer(name, siteDir, environment)
    return pointer ? [{ environment, pointer }] : []
  })
  return (await Promise.all(live)).flat()
}
