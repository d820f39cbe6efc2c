import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Marks what is preloaded only where the document names a database. */
export const supabasePreload = 'data-supabase'

/**
 * Preloads from the built document what browsers would discover late: the heading font, which a style
 * sheet names, and the scripts that the entry imports step by step; one of them only with a database.
 */
export const preloads = (lateChunk: string, databaseChunk: string): Plugin => ({
  name: 'preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      Object.values(bundle)
        .flatMap((output) => preloadsOf(output, lateChunk, databaseChunk))
        .filter(({ attrs }) => !html.includes(`href="${attrs?.href}"`)),
  },
})

function preloadsOf(
  output: Rolldown.OutputChunk | Rolldown.OutputAsset,
  lateChunk: string,
  databaseChunk: string,
): HtmlTagDescriptor[] {
  const href = `/${output.fileName}`
  if (output.type === 'chunk' && output.name === lateChunk) {
    // With what it shares with other chunks, which would be discovered later still.
    return [output.fileName, ...output.imports].map((file) => ({
      tag: 'link',
      attrs: { rel: 'modulepreload', href: `/${file}` },
      injectTo: 'head',
    }))
  }
  if (output.type === 'chunk' && output.name === databaseChunk) {
    const attrs = { rel: 'modulepreload', href, [supabasePreload]: true }
    return [{ tag: 'link', attrs, injectTo: 'head' }]
  }
  if (href.endsWith('.woff2')) {
    const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }
    return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
  }
  return []
}
