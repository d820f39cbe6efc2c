import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BelowTheFold } from '../../testing/BelowTheFold'
import { aPost, listPosts } from '../../testing/post'
import { renderAt } from '../../testing/renderAt'
import { News } from './News'

/** It loads when the visitor is near, and shows while its place is out of sight. */
async function renderNews() {
  renderAt(
    '/',
    <BelowTheFold>
      <News />
    </BelowTheFold>,
  )
  scrollTo({ top: 1.5 * innerHeight, behavior: 'instant' })
  await screen.findByText('All news')
  scrollTo({ top: 0, behavior: 'instant' })
  return screen.findByRole('region', { name: 'News' })
}

beforeEach(() => scrollTo({ top: 0, behavior: 'instant' }))

test('the newest featured post shows, and leads to it and to all news', async () => {
  await listPosts(
    aPost({ id: 1, title: 'Not featured', date: '2025-07-01' }),
    aPost({ id: 2, title: 'Featured, a draft', featured: true, status: 'draft' }),
    aPost({ id: 3, title: 'Featured', featured: true }),
    aPost({ id: 4, title: 'Featured later', featured: true, date: '2025-06-01' }),
  )
  const news = within(await renderNews())
  expect(news.getByRole('article')).toHaveTextContent('Featured later')
  expect(news.getByRole('link', { name: 'Featured later' })).toHaveAttribute('href', '/blog/4')
  expect(news.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/blog')
})

test('where no published post is featured, nothing shows', async () => {
  await listPosts(aPost({ featured: true }))
  await renderNews()
  await listPosts(aPost(), aPost({ id: 2, featured: true, status: 'draft' }))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
