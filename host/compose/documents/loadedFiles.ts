import * as z from 'zod/mini'
import { readJson } from '../site/files.ts'

// The parts that are read here of Vite's build manifest.
// Source: https://vite.dev/guide/backend-integration
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
)

export interface LoadedFiles {
  scripts: string[]
  css: string[]
}

/**
 * What loads with these modules, dynamic imports apart, after a build's manifest. A module is named
 * by its source or, where it has none, by the file that the build made of it.
 */
export async function filesLoadedWith(
  manifestFile: string,
  modules: string[],
): Promise<LoadedFiles> {
  const manifest = manifestSchema.parse(await readJson(manifestFile))
  const scripts = new Set<string>()
  const css = new Set<string>()

  function visit(module: string) {
    const chunk =
      manifest[module] ?? Object.values(manifest).find((candidate) => candidate.file === module)
    if (!chunk) throw new Error(`${manifestFile} names no module "${module}"`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const sheet of chunk.css ?? []) css.add(sheet)
  }

  for (const module of modules) visit(module)
  return { scripts: [...scripts], css: [...css] }
}
