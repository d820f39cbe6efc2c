import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aPost, listPosts } from '../../testing/post'
import { renderAt } from '../../testing/renderAt'
import { News } from './News'

const section = () => screen.findByRole('region', { name: 'News' })

beforeEach(() => scrollTo({ top: 0, behavior: 'instant' }))

test('the newest featured post shows, and leads to it and to all news', async () => {
  await listPosts(
    aPost({ id: 1, title: 'Not featured', date: '2031-01-01' }),
    aPost({ id: 2, title: 'Featured, a draft', featured: true, status: 'draft' }),
    aPost({ id: 3, title: 'Featured', featured: true }),
    aPost({ id: 4, title: 'Featured later', featured: true, date: '2030-01-01' }),
  )
  renderAt('/', <News />)
  const news = within(await section())
  expect(news.getByRole('article')).toHaveTextContent('Featured later')
  expect(news.getByRole('link', { name: 'Featured later' })).toHaveAttribute('href', '/blog/4')
  expect(news.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/blog')
})

test('where no published post is featured, nothing shows', async () => {
  await listPosts(aPost({ featured: true }))
  renderAt('/', <News />)
  await section()
  await listPosts(aPost(), aPost({ id: 2, featured: true, status: 'draft' }))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
