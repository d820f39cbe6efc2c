import { loadLate } from './loadLate'

/**
 * Imports a module as `loadLate` does, and requests all scripts that it needs at once, which the browser
 * would otherwise find one after another.
 */
export function preloadAndLoad<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
  importerUrl?: string,
): Promise<Module> {
  for (const file of files) {
    if (file.endsWith('.js')) preloadScript(new URL(file, importerUrl).href)
  }
  return loadLate(load, files, importerUrl)
}

/** A script that is here already is not requested again. Nothing depends on it: an import asks once more. */
function preloadScript(href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
}
