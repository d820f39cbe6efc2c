import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aPost, listPosts } from '../../testing/post'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { PostList } from './PostList'

const titles = () => screen.getAllByRole('heading').map((title) => title.textContent)

test('published posts are listed, featured first, then the newest', async () => {
  await listPosts(
    aPost({ id: 1, title: 'Old' }),
    aPost({ id: 2, title: 'Draft', status: 'draft', featured: true }),
    aPost({ id: 3, title: 'New', date: '2025-09-12' }),
    aPost({ id: 4, title: 'Featured', date: '2024-01-01', featured: true }),
  )
  renderAt('/blog', <PostList />)
  expect(titles()).toEqual(['Featured', 'New', 'Old'])
  expect(screen.getAllByText('Featured', { selector: 'p' })).toHaveLength(1)
})

test('a published post of a coming day is listed once that has begun in Jamaica', async () => {
  await listPosts(aPost({ title: 'Now' }), aPost({ id: 2, title: 'Later', date: '2026-12-24' }))
  for (const [now, shown] of [
    ['2026-12-24T04:59:00Z', ['Now']],
    ['2026-12-24T05:00:00Z', ['Later', 'Now']],
  ] as const) {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { unmount } = renderAt('/blog', <PostList />)
    expect(titles()).toEqual(shown)
    unmount()
  }
  vi.useRealTimers()
})

test('a post is listed with its date, author, excerpt and tags, and is one link', async () => {
  await listPosts(aPost())
  renderAt('/blog', <PostList />)
  const card = within(screen.getByRole('article'))
  expect(card.getByText('April 22, 2025')).toHaveAttribute('datetime', '2025-04-22')
  for (const text of ['Ann Lee', /^From the first reading/, 'health fairs', 'volunteers']) {
    expect(card.getByText(text)).toBeVisible()
  }
  expect(card.getByRole('link', { name: 'A morning at Riverside' })).toHaveAttribute(
    'href',
    '/blog/1',
  )
})

test('what is left blank is left out, and a post without a title has a name', async () => {
  await listPosts(aPost({ title: ' ', excerpt: '', author: '', date: '', tags: [] }))
  renderAt('/blog', <PostList />)
  expect(screen.getByRole('link', { name: 'Untitled post' })).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent(/^Untitled post$/)
})

test('of many posts twelve show, and more on request', async () => {
  await listPosts(...Array.from({ length: 133 }, (_, index) => aPost({ id: index + 1 })))
  renderAt('/blog', <PostList />)
  expect(screen.getAllByRole('article')).toHaveLength(12)
  await setUpUser().click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getAllByRole('article')).toHaveLength(24)
})

test('where nothing is published, the page says so and leads to the events', async () => {
  await listPosts(aPost({ status: 'draft' }))
  renderAt('/blog', <PostList />)
  expect(screen.getByText(/^No news yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the events' })).toHaveAttribute('href', '/events')
})

test('more than twelve posts are shown twelve at a time', async () => {
  await listPosts(...Array.from({ length: 13 }, (_, n) => aPost({ id: n + 1 })))
  renderAt('/blog', <PostList />)
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(screen.getByText('12 of 13 posts shown')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getAllByRole('article')).toHaveLength(13)
})
