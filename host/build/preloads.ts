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
  const script = (fileName: string, more = {}): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', href: `/${fileName}`, ...more },
    injectTo: 'head',
  })
  if (output.fileName.endsWith('.woff2')) {
    const font = { as: 'font', type: 'font/woff2', crossorigin: '', href: `/${output.fileName}` }
    return [{ tag: 'link', attrs: { rel: 'preload', ...font }, injectTo: 'head-prepend' }]
  }
  if (output.type !== 'chunk') return []
  // With what it shares with other chunks, which would be discovered later still.
  if (output.name === lateChunk)
    return [output.fileName, ...output.imports].map((file) => script(file))
  return output.name === databaseChunk ? [script(output.fileName, { [supabasePreload]: true })] : []
}
