import type { BlogPost } from 'shared/entities/blogPost'
import { postName } from 'shared/entities/blogPost'
import { safeUrl } from 'shared/format/safeUrl'
import { absoluteUrl, type SiteIdentity } from '../../site/siteIdentity'

/** Structured data of a post after https://schema.org/BlogPosting, as far as search engines read it. */
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
