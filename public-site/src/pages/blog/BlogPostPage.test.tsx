import { screen } from '@testing-library/react'
import { blogPosts } from 'shared/collections/blogPosts'
import { Route, Routes } from 'shared/router'
import { expect, test } from 'vitest'
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
