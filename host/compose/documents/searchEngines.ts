/** The site's files for search engines, beside its pages. */
import type { PageDocument } from '../../../shared/src/contract/prerendering.ts'
import { production } from '../site/environments.ts'

export function sitemapXml(siteUrl: string, documents: PageDocument[]): string {
  const urls = documents
    .filter(({ head }) => !head.noIndex)
    .map(({ path }) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Search engines are asked to stay away from all but production. */
export const robotsTxt = (siteUrl: string, environment: string) =>
  environment === production
    ? `User-agent: *\nDisallow: /admin\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
    : 'User-agent: *\nDisallow: /\n'
