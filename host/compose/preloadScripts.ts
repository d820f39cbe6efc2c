import type { Plugin } from 'vite'

/** Has the document fetch early what its entry imports step by step. */
export const preloadScripts = (isNeeded: (chunkName: string) => boolean): Plugin => ({
  name: 'preload-scripts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((output) => output.type === 'chunk' && !output.isEntry && isNeeded(output.name))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: `/${fileName}`, fetchpriority: 'low' },
          injectTo: 'head' as const,
        })),
  },
})
