import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense, startTransition, useState } from 'react'
import { useCollection } from 'shared/backend'
import { fetchCurrentVersions } from 'shared/backends/supabase/content/contentVersions'
import {
  type SupabaseCollection,
  supabaseCollection,
  supabaseCollections,
} from 'shared/backends/supabase/content/supabaseCollection'
import { getAs } from 'shared/backends/supabase/sync/readContent'
import { syncContent } from 'shared/backends/supabase/sync/syncContent'
import { blogPosts } from 'shared/collections/blogPosts'
import type { BlogPost } from 'shared/entities/blogPost'
import { databaseVersions } from 'shared/testing/databaseVersions'
import { documentHolding } from 'shared/testing/documentContent'
import { type FakeRequest, fakeStore } from 'shared/testing/fakeStore'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePostText } from './usePostText'

const [seedPost] = blogPosts.seed
if (!seedPost) throw new Error('There is no post to make others from')
const wholePosts = [1, 2, 3].map((id) => ({
  ...seedPost,
  id,
  title: `Post ${id}`,
  content: `Text ${id}`,
}))
/** As in a document that shows the text of this post only. */
const rendered = (version: number, shown?: number) => ({
  blogPosts: {
    version,
    value: wholePosts.map(({ content, ...post }) =>
      post.id === shown ? { ...post, content } : post,
    ),
  },
})

let storeVersion: number | undefined
let storeFails: boolean
let requests: FakeRequest[]
/** The content in the document at each path of the site, and which of them were fetched. */
let documents: Record<string, object>
let fetched: string[]
let posts: SupabaseCollection<BlogPost[]>

beforeEach(async () => {
  history.replaceState(null, '', '/blog')
  storeVersion = 5
  storeFails = false
  documents = { '/blog/1': rendered(5, 1), '/blog/2': rendered(5, 2) }
  fetched = []
  requests = fakeStore(({ path }) => {
    if (storeFails) return new Response('', { status: 500 })
    if (path.endsWith('/content_versions')) {
      return { ...databaseVersions(), blogPosts: storeVersion }
    }
    const rows = wholePosts.map(({ imageUrl, ...post }) => ({ ...post, image_url: imageUrl }))
    return { version: storeVersion, rows }
  })
  // Each test begins with what its document holds.
  supabaseCollections.clear()
  const askStore = vi.mocked(window.fetch).getMockImplementation()
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    const { pathname, origin } = new URL(String(input), location.href)
    if (origin !== location.origin && askStore) return askStore(input, init)
    fetched.push(pathname)
    const block = `<script type="application/json" id="content">${JSON.stringify(documents[pathname])}</script>`
    return new Response(block)
  })
  // Whatever other tests were told.
  await fetchCurrentVersions(getAs())
  requests.splice(0)
})

/** Opens the site on a document with the list of posts, or with one of them. */
function openSite(version = 5, shown?: number) {
  documentHolding(rendered(version, shown))
  posts = supabaseCollection(blogPosts)
  render(
    <Failure>
      <Suspense fallback="Loading…">
        <Site opened={shown} />
      </Suspense>
    </Failure>,
  )
}

let open: (id: number) => void

function Site({ opened }: { opened: number | undefined }) {
  const [id, setId] = useState(opened)
  open = setId
  const list = useCollection(blogPosts)
  const post = list.find((post) => post.id === id)
  return post ? <Post post={post} /> : list.map(({ title }) => title).join()
}

// The text is read below the component that has the list, as on the site.
const Post = ({ post }: { post: BlogPost }) => `${post.title}: ${usePostText(post)}`

class Failure extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? 'Failed' : this.props.children)
}

const go = (id: number) =>
  act(async () => {
    history.pushState(null, '', `/blog/${id}`)
    startTransition(() => open(id))
  })

const shown = () => document.body.textContent?.match(/Post .*?(?=<|$)|Loading…|Failed/)?.[0]
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

test('a list without texts is shown as it is, stores nothing and requests none', async () => {
  openSite()
  await act(syncContent)
  screen.getByText('Post 1,Post 2,Post 3')
  expect(requests.map(({ path }) => path)).toEqual(['/rest/v1/rpc/content_versions'])
  expect([fetched, Object.keys(localStorage)]).toEqual([[], []])
})

test('a text comes from its page’s document, and the page before stays until then', async () => {
  openSite()
  const seen: unknown[] = []
  const observer = new MutationObserver(() => seen.push(shown()))
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  await go(2)
  await screen.findByText('Post 2: Text 2')
  observer.disconnect()
  expect(seen).not.toContain('Loading…')
  expect([fetched, requests, Object.keys(localStorage)]).toEqual([['/blog/2'], [], []])
})

test('a text that is here stays, on the page before and when the visitor comes back', async () => {
  openSite(5, 1)
  const before = vi.fn()
  posts.subscribe(() => before(posts.get()[0]?.content))
  await go(2)
  await screen.findByText('Post 2: Text 2')
  // As when another tab has emptied the storage.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  screen.getByText('Post 2: Text 2')
  await go(1)
  screen.getByText('Post 1: Text 1')
  expect(before).toHaveBeenCalledExactlyOnceWith('Text 1')
  expect(fetched).toEqual(['/blog/2'])
})

test('what has all texts is never replaced by what has not, in the storage of this browser', async () => {
  localStorage.setItem('blogPosts', JSON.stringify(wholePosts))
  localStorage.setItem('blogPosts.origin', '{"version":4,"drafts":false}')
  openSite()
  await go(2)
  await act(syncContent)
  expect(stored('blogPosts')).toEqual(wholePosts)
  expect(stored('blogPosts.origin')).toEqual({ version: 4, drafts: false })
})

test('a copy of the same version has the texts: nothing is fetched', async () => {
  localStorage.setItem('blogPosts', JSON.stringify(wholePosts))
  localStorage.setItem('blogPosts.origin', '{"version":5,"drafts":false}')
  openSite()
  await go(2)
  screen.getByText('Post 2: Text 2')
  expect([fetched, requests]).toEqual([[], []])
})

test('where the store has something newer, everything is read from there, and stored', async () => {
  storeVersion = 6
  openSite()
  await act(syncContent)
  await go(2)
  screen.getByText('Post 2: Text 2')
  expect(fetched).toEqual([])
  expect(stored('blogPosts')).toEqual(wholePosts)
  expect(stored('blogPosts.origin')).toEqual({ version: 6, drafts: false })
})

test('texts of two versions are never mixed: where the document is newer, everything is read', async () => {
  // Nothing is known yet of the database's versions.
  storeVersion = undefined
  await fetchCurrentVersions(getAs())
  storeVersion = 6
  documents = { '/blog/2': rendered(6, 2) }
  openSite(5, 1)
  await go(2)
  await screen.findByText('Post 2: Text 2')
  expect(requests.at(-1)?.path).toContain('collection=blogPosts')
  expect(stored('blogPosts.origin')).toEqual({ version: 6, drafts: false })
})

test.each([
  ['fails', undefined],
  ['is known to have the document’s version', 6],
])(
  'a text of another version is shown, and never stored, where the store %s',
  async (_, version) => {
    storeVersion = version
    await fetchCurrentVersions(getAs())
    storeFails = true
    documents = { '/blog/2': rendered(6, 2), '/blog/3': rendered(6, 3) }
    openSite(5, 1)
    for (const id of [2, 3, 1]) {
      await go(id)
      await screen.findByText(`Post ${id}: Text ${id}`)
    }
    expect(posts.origin()?.version).toBe(6)
    expect(stored('blogPosts')).toBeNull()
  },
)

test('where a text cannot be had, the page says so and shows no empty text', async () => {
  const failure = vi.spyOn(console, 'error').mockImplementation(() => {})
  documents = { '/blog/2': rendered(5) }
  openSite()
  await go(2)
  await screen.findByText('Failed')
  expect(failure).toHaveBeenCalled()
  failure.mockClear()
})
