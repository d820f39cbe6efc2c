import path from 'node:path'
import type { RemoteName } from '../../shared/src/contract/contract.ts'
import {
  pointerPath,
  type RemotePointer,
  remotePointerSchema,
} from '../../shared/src/contract/pointer.ts'
import { readJson } from './files.ts'

export const pointerFile = (name: RemoteName, siteDir: string) =>
  path.join(siteDir, pointerPath(name))

/** What is live, or `undefined` before the first release. Throws where the pointer is damaged. */
export async function livePointer(
  name: RemoteName,
  siteDir: string,
): Promise<RemotePointer | undefined> {
  const content = await readJson(pointerFile(name, siteDir))
  return content === undefined ? undefined : remotePointerSchema.parse(content)
}
