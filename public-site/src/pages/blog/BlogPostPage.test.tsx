import { screen, within } from '@testing-library/react'
import { blogPosts } from 'shared/collections/blogPosts'
import { Route, Routes } from 'shared/router'
import { expect, test } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { hydrateAt } from '../../testing/hydrateAt'
import { aPost, listPosts } from '../../testing/post'
import { renderAt } from '../../testing/renderAt'
import { BlogPostArticle, BlogPostPage } from './BlogPostPage'

test('a post shows its title, date, author, excerpt, tags and its Markdown', () => {
  renderAt('/blog/1', <BlogPostArticle post={aPost()} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A morning at Riverside')
  for (const text of ['April 22, 2025', 'Ann Lee', /^From the first reading/, 'volunteers']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByText('early').tagName).toBe('STRONG')
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/blog')
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
})

test('after a post come the other posts and the next event that takes place', async () => {
  const post = aPost()
  await listPosts(
    post,
    aPost({ id: 2, title: 'Another', date: '2025-09-12' }),
    aPost({ id: 3, title: 'Not yet', status: 'draft' }),
  )
  await listEvents(
    anEvent({ id: 1, title: 'Put off', status: 'postponed', date: 'May 1, 2045' }),
    anEvent({ id: 2, title: 'Later', date: 'May 3, 2045' }),
    anEvent({ id: 3, title: 'Next', date: 'May 2, 2045' }),
  )
  renderAt('/blog/1', <BlogPostArticle post={post} />)
  const targets = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(targets('More news')).toEqual([['Another', '/blog/2']])
  expect(screen.getByText('September 12, 2025')).toBeVisible()
  expect(targets('Our next event')).toEqual([['Next', '/events/3']])
})

test('after the only post, where no event is to come, nothing is announced', async () => {
  await listPosts(aPost())
  await listEvents()
  renderAt('/blog/1', <BlogPostArticle post={aPost()} />)
  expect(screen.queryByRole('region', { name: 'More news' })).toBeNull()
  expect(screen.queryByText('Our next event')).toBeNull()
})

test('a post hydrates as a server renders it, and then shows what is stored', async () => {
  await listPosts(aPost({ title: 'Told anew', content: '- another\n- text' }))
  const { html, hydrated, recoverableErrors } = await hydrateAt(
    '/blog/1',
    <Routes>
      <Route path="/blog/:id" element={<BlogPostPage />} />
    </Routes>,
  )
  expect(recoverableErrors).toEqual([])
  expect(html).toContain(blogPosts.seed[0]?.title)
  expect(html).not.toMatch(/ style="/)
  expect(hydrated).toContain('Told anew')
  expect(hydrated).toContain('another')
})
