import type { ReleasePointer } from 'shared/pointer'
import { resolveUrl } from './pointer'

/**
 * Requests at once all that the exposed module of a release needs, which the browser would otherwise
 * find file by file. Nothing depends on it: what fails here is requested again when it is imported.
 */
export function preloadRelease({ name, preload, css, integrity }: ReleasePointer) {
  const request = (file: string, link: Partial<HTMLLinkElement>) =>
    document.head.append(
      Object.assign(document.createElement('link'), link, {
        // As it will be asked for: the browser would request it a second time.
        crossOrigin: '',
        integrity: integrity[file] ?? '',
        href: resolveUrl(name, file),
      }),
    )
  for (const file of preload) request(file, { rel: 'modulepreload' })
  for (const file of css) request(file, { rel: 'preload', as: 'style' })
}
