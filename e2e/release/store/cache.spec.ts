/** A site whose store is behind a cache that keeps what anybody may read: no update is lost. */
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { hasNginx, type RunningServer, runNginx } from '../../../host/compose/testing/servers'
import { freePort } from '../../../shared/testing/freePort'
import { comeBack, expect, type StoreSite, test } from '../../support/store'
import { hydrated } from '../../support/test'

// The clock that is set forward ends the wait for an answer that is under way.
test.use({ expectedComplaints: /signal timed out|had no answer/ })
test.skip(!hasNginx('A cache in front of a store is'), 'nginx is not installed')

interface Ages {
  /** In seconds. */
  versions: number
  content: number
}

/** @param key what tells answers apart in the cache */
async function startCache({ url }: StoreSite['store'], { versions, content }: Ages, key: string) {
  const port = await freePort()
  const folder = path.resolve(await mkdtemp('.tmp/cache-'))
  const kept = (name: string, seconds: number) => `
    location = /rest/v1/rpc/${name} {
      proxy_pass ${url};
      proxy_cache answers;
      proxy_cache_key "${key}";
      proxy_cache_valid 200 ${seconds}s;
      proxy_cache_lock on;
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
      proxy_cache_bypass $http_authorization;
      proxy_no_cache $http_authorization;
      add_header x-cache $upstream_cache_status always;
    }`
  const { origin, stop }: RunningServer = await runNginx(
    folder,
    port,
    `proxy_cache_path ${folder}/answers keys_zone=answers:1m;
    server {
      listen ${port};
      location / { proxy_pass ${url}; }
      ${kept('content_versions', versions)}
      ${kept('content', content)}
    }`,
  )
  return {
    origin,
    async stop() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

const wholeQuery = '$uri?$args'
const withoutVersion = '$uri?collection=$arg_collection'

for (const [ages, key] of [
  [{ versions: 1, content: 4 }, wholeQuery],
  [{ versions: 4, content: 1 }, wholeQuery],
  // As old rows come from a replica that lags behind, or from a cache that keeps one answer of a collection.
  [{ versions: 1, content: 4 }, withoutVersion],
  [{ versions: 4, content: 1 }, withoutVersion],
] as const) {
  const { versions, content } = ages
  const keyed = key === wholeQuery ? 'each version' : 'one version'
  test(`behind a cache that keeps versions for ${versions} s and ${keyed} of the content for ${content} s, each change is shown after ${versions + content} s`, async ({
    page,
    site,
  }) => {
    const cache = await startCache(site.store, ages, key)
    const states: (string | undefined)[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/rpc/')) states.push(response.headers()['x-cache'])
    })
    // Where another visitor is, who fills the cache.
    const readAsSomebody = async () => {
      const version = await site.value(
        "select version::int from private.content_versions where collection = 'events'",
      )
      const query = `collection=events&version=${version}`
      const headers = { apikey: site.store.publishableKey }
      await fetch(`${cache.origin}/rest/v1/rpc/content?${query}`, { headers })
    }
    await page.route(`${site.store.url}/**`, (route) =>
      route.continue({ url: route.request().url().replace(site.store.url, cache.origin) }),
    )
    await page.clock.install()
    await page.goto('/events/2')
    await hydrated(page)
    for (const title of ['First', 'Second', 'Third'].map(
      (word) => `${word} of ${versions} ${keyed}`,
    )) {
      await readAsSomebody()
      await site.value('update events set title = $1 where id = 2', [title])
      const changedAt = performance.now()
      await expect(async () => {
        await comeBack(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 500 })
      }).toPass({ intervals: [200] })
      const seconds = (performance.now() - changedAt) / 1000
      console.log(`${title}: shown after ${seconds.toFixed(1)} s`)
      // A busy machine takes its time to look.
      expect(seconds).toBeLessThan(versions + content + 5)
    }
    // Nothing is under way then.
    await page.goto('about:blank')
    await cache.stop()
    expect(states).toContain('HIT')
  })
}
