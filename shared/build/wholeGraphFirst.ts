import type { Plugin } from 'vite'

/** Far longer than any module takes, on any machine. */
const stalledAfterMs = 30_000

/** What the federation plugin generates. */
const isGenerated = (id: string) => id.includes('virtual:mf')

/** What it generates from what all other modules import. */
const needsWholeGraph = /__loadShare__|REMOTE_ENTRY_ID|localSharedImportMap/

/**
 * Makes the federation plugin generate its modules after all others have been parsed.
 *
 * Into its wrapper of a shared module the plugin writes the exports that the other modules use. It
 * takes them for complete after 10 ms in which no module was parsed. On a busy machine that happens
 * in the middle of a build, which then fails for missing exports. Here the wrappers wait for the
 * graph itself: for the entries, and for whatever a parsed module imports.
 *
 * If a module never arrives, as one with a syntax error does, nothing would end the wait: after `limitMs`
 * without progress the build fails, says why if it knows, and names what it waited for. The limit never
 * decides what is built.
 */
export function wholeGraphFirst(limitMs = stalledAfterMs): Plugin {
  const parsed = new Set<string>()
  const awaited = new Set<string>()
  let wholeGraph = Promise.resolve()
  let graphIsWhole = () => {}
  let giveUp: (reason: Error) => void = () => {}
  let stalled: NodeJS.Timeout | undefined

  function noteProgress() {
    clearTimeout(stalled)
    stalled = setTimeout(() => {
      const modules = [...awaited].join(', ')
      // Once nothing waits, the bundler also reports what else has failed.
      giveUp(
        new Error(
          `The build is stalled: the federation plugin’s analysis is incomplete, as for ` +
            `${limitMs / 1000} s nothing has come of ${modules}`,
        ),
      )
    }, limitMs)
  }

  function awaitModule(id: string) {
    if (!isGenerated(id) && !parsed.has(id)) awaited.add(id)
  }

  function endWhenWhole() {
    if (awaited.size === 0) graphIsWhole()
  }

  return {
    name: 'whole-graph-first',
    apply: 'build',
    enforce: 'pre',
    async buildStart({ input }) {
      const entries = Object.values(input)
      parsed.clear()
      awaited.clear()
      wholeGraph = new Promise((resolve, reject) => {
        graphIsWhole = resolve
        giveUp = reject
      })
      // A build that has no wrappers fails by itself.
      wholeGraph.catch(() => {})
      noteProgress()
      // By name at first: modules of other plugins are parsed while these are being resolved.
      for (const entry of entries) awaited.add(entry)
      for (const entry of entries) {
        const resolved = await this.resolve(entry, undefined, { isEntry: true })
        if (!resolved) return this.error(`The entry ${entry} cannot be resolved`)
        awaitModule(resolved.id)
        awaited.delete(entry)
      }
      endWhenWhole()
    },
    load: {
      filter: { id: needsWholeGraph },
      order: 'pre',
      async handler() {
        await wholeGraph
        return null
      },
    },
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      noteProgress()
      if (isGenerated(id)) return
      parsed.add(id)
      awaited.delete(id)
      for (const imported of [...importedIds, ...dynamicallyImportedIds]) awaitModule(imported)
      endWhenWhole()
    },
    buildEnd() {
      clearTimeout(stalled)
      graphIsWhole()
    },
  }
}
