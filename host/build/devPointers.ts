/** In development, the pointers of the shell name the remotes' dev servers. */
import type { Plugin } from 'vite'
import { remoteEntryFile } from '../../shared/build/remoteFiles.ts'
import {
  contractVersion,
  pointerPath,
  type RemoteName,
} from '../../shared/src/contract/contract.ts'
import type { RemotePointer } from '../../shared/src/contract/pointer.ts'

export function devPointers(devServers: Record<RemoteName, string>): Plugin {
  return {
    name: 'dev-pointers',
    apply: 'serve',
    configureServer(server) {
      for (const [name, origin] of Object.entries(devServers) as [RemoteName, string][]) {
        const pointer: RemotePointer = {
          name,
          release: 'dev',
          entry: `${origin}/${remoteEntryFile}`,
          contract: contractVersion,
          integrity: {},
          others: '',
          css: [],
          preload: [],
          previous: null,
        }
        server.middlewares.use(`/${pointerPath(name)}`, (_request, response) => {
          response.setHeader('Content-Type', 'application/json')
          response.end(JSON.stringify(pointer))
        })
      }
    },
  }
}
