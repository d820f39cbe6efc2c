import { expect, test } from 'vitest'
import { aPost } from '../../testing/post'
import { postHead, postJsonLd } from './postMetadata'

const site = { origin: 'https://site.example', siteName: 'Island Care Foundation' }

test('structured data says what a post is about, when it was written and by whom', () => {
  expect(postJsonLd(aPost(), site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'A morning at Riverside',
    description: 'From the first reading to the last pair of glasses.',
    url: 'https://site.example/blog/1',
    image: 'https://site.example/images/events/riverside.svg',
    datePublished: '2025-04-22',
    keywords: ['health fairs', 'volunteers'],
    author: { '@type': 'Person', name: 'Ann Lee' },
    publisher: { '@type': 'NGO', name: 'Island Care Foundation', url: 'https://site.example/' },
  })
})

test('without an author, a post is the foundation’s', () => {
  const author = postJsonLd(aPost({ author: ' ' }), site).author
  expect(author).toEqual({ '@type': 'NGO', name: 'Island Care Foundation' })
})

test('without an excerpt, a post is described by its title', () => {
  expect(postHead(aPost({ excerpt: '' })).description).toBe('News: A morning at Riverside')
})
