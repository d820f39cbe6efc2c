import type { BlogPost } from 'shared/entities/blogPost'
import { postName } from 'shared/entities/blogPost'
import { safeUrl } from 'shared/format/safeUrl'
import { absoluteUrl } from '../../site/absoluteUrl'
import type { SiteIdentity } from '../../site/siteIdentity'

/** A post after https://schema.org/BlogPosting, as far as search engines read it. */
interface PostJsonLd {
  '@context': 'https://schema.org'
  '@type': 'BlogPosting'
  headline: string
  description: string
  url: string
  image: string
  /** YYYY-MM-DD, as typed. */
  datePublished: string
  keywords: string[]
  author: { '@type': 'Person' | 'NGO'; name: string }
  publisher: { '@type': 'NGO'; name: string; url: string }
}

/** Structured data of a post. */
export function postJsonLd(
  post: BlogPost,
  { origin, siteName }: Pick<SiteIdentity, 'origin' | 'siteName'>,
): PostJsonLd {
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
