/**
 * The page's one federation runtime and what it provides to the remotes.
 *
 * The shell uses the runtime directly rather than the build plugin: the plugin wraps each shared
 * module in chunks of its own, which cost a visitor 20 more requests and 22 kB
 * (see docs/decisions/0002-lean-federation.md).
 */
import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import * as auth from 'shared/auth'
import * as backend from 'shared/backend'
import type { SingletonName } from 'shared/contract'
import { version as sharedVersion } from 'shared/package.json'
import * as persistence from 'shared/persistence'
import * as reporting from 'shared/reporting'
import * as router from 'shared/router'
import * as schema from 'shared/schema'
import * as toasts from 'shared/toasts'

// Where remotes built with `externalRuntime` look for the runtime.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

const singletons: Record<SingletonName, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'shared/auth': auth,
  'shared/backend': backend,
  'shared/persistence': persistence,
  'shared/reporting': reporting,
  'shared/router': router,
  'shared/schema': schema,
  'shared/toasts': toasts,
}

const provide = ([name, module]: [string, object]) => {
  const version = name.startsWith('shared/') ? sharedVersion : React.version
  const shareConfig = { singleton: true, requiredVersion: version }
  return [name, { version, scope: 'default', lib: () => module, shareConfig }]
}

export const federation = createInstance({
  name: 'host',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(Object.entries(singletons).map(provide)),
})
