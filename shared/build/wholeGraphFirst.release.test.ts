import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { remoteFederation } from './federation.ts'
import { exposedSource } from './remoteFiles.ts'
import { wholeGraphFirst } from './wholeGraphFirst.ts'

let root: string

beforeEach(async () => {
  // Inside the project, where the shared packages are found.
  await mkdir('.tmp', { recursive: true })
  root = await mkdtemp(path.resolve('.tmp/remote-'))
  await mkdir(path.join(root, 'src'))
  await writeFile(path.join(root, 'package.json'), '{ "name": "remote", "type": "module" }')
  const sources = {
    [exposedSource]: "import './near'\nexport { useId } from 'react'",
    'src/near.ts': "import { useState } from 'react'\nimport './far'\nconsole.log(useState)",
    'src/far.ts': "import { useEffect } from 'react'\nconsole.log(useEffect)",
  }
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(root, file), text)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

/** A busy machine: between one module and the next there is time. */
const slowMachine: Plugin = {
  name: 'slow-machine',
  enforce: 'pre',
  async load(id) {
    if (id.startsWith(root)) await new Promise((resolve) => setTimeout(resolve, 60))
    return null
  },
}

/** The chunk of the exposed module. */
async function buildRemote(plugins: Plugin[]) {
  // In a test the federation plugin does nothing, unless it takes this for none.
  vi.stubEnv('VITEST', undefined)
  vi.stubEnv('JEST_WORKER_ID', undefined)
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, remoteFederation('public-site')],
    build: { write: false, rolldownOptions: { input: exposedSource } },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  // The plugin counts its instances in this process, in the names of other chunks.
  const exposed = output.find(({ fileName }) => fileName.startsWith('assets/App-'))
  return exposed?.type === 'chunk' ? { file: exposed.fileName, code: exposed.code } : undefined
}

test('a slow machine builds what a quick one builds, byte for byte', async () => {
  const quick = await buildRemote([])
  expect(quick?.code).toContain('useEffect')
  expect(await buildRemote([slowMachine])).toEqual(quick)
})

/** The hooks, without a build around them. */
function hooksOf(limitMs: number) {
  const { buildStart, load, moduleParsed, buildEnd } = wholeGraphFirst(limitMs)
  const call = (hook: unknown, ...values: unknown[]) =>
    (hook as (...values: unknown[]) => unknown).call(
      { resolve: async (id: string) => ({ id: `/${id}` }) },
      ...values,
    )
  return {
    start: (entry: string) => call(buildStart, { input: { entry } }),
    /** Resolves or rejects when a wrapper may be generated. */
    loadWrapper: () => call((load as { handler: unknown }).handler),
    parse: (id: string, importedIds: string[]) =>
      call(moduleParsed, { id, importedIds, dynamicallyImportedIds: [] }),
    end: () => call(buildEnd),
  }
}

test('a stalled build fails and names what it waits for; one that moves may take its time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hooks = hooksOf(1000)
  await hooks.start('src/1.ts')
  const settled = vi.fn()
  const wrapper = Promise.allSettled([hooks.loadWrapper()]).then(([result]) => settled(result))
  for (const number of [1, 2, 3]) {
    hooks.parse(`/src/${number}.ts`, [`/src/${number + 1}.ts`])
    await vi.advanceTimersByTimeAsync(999)
  }
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await wrapper
  expect(String(settled.mock.lastCall?.[0].reason)).toMatch(
    /incomplete.* 1 s nothing has come of \/src\/4\.ts/,
  )
  hooks.end()
  expect(vi.getTimerCount()).toBe(0)
})
