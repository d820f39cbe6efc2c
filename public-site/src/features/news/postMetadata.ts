/** What search engines and social cards get to know of a post. */
import { type BlogPost, postName } from 'shared/entities/blogPost'
import { safeUrl } from 'shared/format/safeUrl'
import type { PageHead } from 'shared/prerendering'
import { absoluteUrl, type SiteIdentity } from '../../site/siteIdentity'

export const postHead = (post: BlogPost): PageHead => ({
  title: postName(post),
  description: post.excerpt.trim() || `News: ${postName(post)}`,
  picture: safeUrl(post.imageUrl),
})

/** Structured data after https://schema.org/BlogPosting, as far as search engines read it. */
export function postJsonLd(
  post: BlogPost,
  { origin, siteName }: Pick<SiteIdentity, 'origin' | 'siteName'>,
) {
  const author = post.author.trim()
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: postName(post),
    description: post.excerpt.trim(),
    url: absoluteUrl(`/blog/${post.id}`, origin),
    image: absoluteUrl(safeUrl(post.imageUrl) || '/placeholder.svg', origin),
    datePublished: post.date,
    keywords: post.tags,
    author: author ? { '@type': 'Person', name: author } : { '@type': 'NGO', name: siteName },
    publisher: { '@type': 'NGO', name: siteName, url: absoluteUrl('/', origin) },
  }
}
