/** Builds of a few bytes, for tests of publishing. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FeedPath } from '../../../shared/src/contract/prerendering.ts'

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** A shell that puts a page's text into its document. */
export async function buildShell(folder: string, script = 'start()') {
  const dist = path.join(folder, 'shell')
  await write(
    path.join(dist, 'index.html'),
    '<html><head><!--bare-->x<!--/bare--></head><div id="root"></div>' +
      '<script type="module" src="/assets/start.js"></script>',
  )
  await write(path.join(dist, 'assets/start.js'), script)
  await write(
    path.join(dist, 'prerender/server.js'),
    'export const renderPage = async (path, App) => App(path)',
  )
  return dist
}

/** The smallest build of a public site: pages that say which build they are of. */
export async function buildPublicSite(
  folder: string,
  text: string,
  pages = ['/', '/about'],
  feeds: readonly FeedPath[] = [],
) {
  const dist = path.join(folder, text)
  const chunk = { file: 'assets/App.js' }
  await write(path.join(dist, 'remoteEntry.js'), 'export {}')
  await write(path.join(dist, 'assets/App.js'), `export default "${text}"${' '.repeat(2000)}`)
  await write(
    path.join(dist, '.vite/manifest.json'),
    JSON.stringify({ 'src/App.tsx': chunk, 'virtual:entry': { file: 'remoteEntry.js' } }),
  )
  await write(
    path.join(dist, 'prerender/server.js'),
    `export const renderFrom = async () => {}
    export const App = (path) => "${text} " + path
    const head = { title: "${text}", description: "" }
    const page = (path) => ({ path, head, sources: ["src/App.tsx"] })
    export const documents = () => ${JSON.stringify(pages)}.map(page)
    const feed = (path) => ({ path, title: "${text}", text: "${text} " + path })
    export const feeds = () => ${JSON.stringify(feeds)}.map(feed)`,
  )
  return dist
}

/** The smallest build of a remote without pages of its own. */
export async function buildConsole(folder: string, text: string) {
  const dist = path.join(folder, text)
  await write(path.join(dist, 'remoteEntry.js'), 'export {}')
  await write(path.join(dist, 'assets/App.js'), `export default "${text}"`)
  await write(
    path.join(dist, '.vite/manifest.json'),
    JSON.stringify({
      'src/App.tsx': { file: 'assets/App.js' },
      'virtual:entry': { file: 'remoteEntry.js' },
    }),
  )
  return dist
}

/** The smallest public site that shows content: the site's name on one page, the events on another. */
export async function buildPublicSiteWithContent(folder: string) {
  const dist = await buildPublicSite(folder, 'content')
  await write(
    path.join(dist, 'prerender/server.js'),
    `let content = (key) => (key === 'events' ? [{ id: 1 }] : { siteName: 'seeds' })
    export const renderFrom = async ({ backend, contentOf }) => {
      if (backend === 'supabase') content = contentOf
    }
    const name = () => content('generalSettings').siteName
    export const App = (path) => path === '/' ? name() : content('events').length + ' event'
    const page = (path) => ({ path, head: { title: name(), description: '' }, sources: ['src/App.tsx'] })
    export const documents = () => ['/', ...content('events').map(({ id }) => '/events/' + id)].map(page)
    export const feeds = () => [
      { path: '/events.ics', title: name(), text: content('events').length + ' event' }
    ]`,
  )
  return dist
}
