/** What the site tells search engines beside its pages. */
import type { PageDocument } from '../../shared/src/contract/prerendering.ts'

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

export const robotsTxt = (siteUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /admin',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n')
