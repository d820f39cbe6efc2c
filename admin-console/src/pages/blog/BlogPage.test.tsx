import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { blogPosts } from 'shared/collections/blogPosts'
import { generalSettings } from 'shared/collections/generalSettings'
import type { BlogPost } from 'shared/entities/blogPost'
import { expectAccessible } from 'shared/testing/expectAccessible'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent as userEvents } from 'vitest/browser'
import { fill } from '../../testing/form'
import { button, tab, titles } from '../../testing/listPage'
import { renderConsole } from '../../testing/renderConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

const storedPosts = () => stored('blogPosts') ?? []
const keep = (posts: readonly BlogPost[]) => storeAsAnotherTab('blogPosts', posts)

async function openBlog(path = '/admin/blog') {
  const { user } = renderConsole(path)
  await screen.findByRole('heading', { level: 1, name: 'Blog Management' })
  return user
}

async function openNew() {
  const { user } = renderConsole('/admin/blog/new')
  await screen.findByRole('heading', { level: 1, name: 'Add post' })
  return user
}

const preview = () => screen.findByRole('region', { name: 'Published posts' })

test('the tabs All Posts, Published, Drafts and Featured say how many posts they hold', async () => {
  const user = await openBlog()
  expect(tab(/All Posts 4/)).toHaveAttribute('aria-selected', 'true')
  expect(tab(/Published 3/)).toBeVisible()
  expect(tab(/Featured 1/)).toBeVisible()
  await user.click(tab(/Drafts 1/))
  expect(titles()).toEqual(['Notes for the coming year'])
})

test('Featured lists every featured post, drafts with their badge', async () => {
  keep(blogPosts.seed.map((post) => (post.id === 4 ? { ...post, featured: true } : post)))
  const user = await openBlog()
  await user.click(tab(/Featured 2/))
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toHaveTextContent('Notes for the coming year')
  expect(within(rows[0] as HTMLElement).getByText('Draft')).toBeVisible()
})

test('the preview shows published posts only', async () => {
  await openBlog()
  expect(within(await preview()).getAllByRole('article')).toHaveLength(3)
  expect(await preview()).not.toHaveTextContent('Notes for the coming year')
})

test('under Drafts, no published posts are previewed', async () => {
  const user = await openBlog()
  const shown = await preview()
  await user.click(tab(/Drafts 1/))
  await waitFor(() => expect(shown).not.toBeInTheDocument())
})

test('three previewed posts fill the line', async () => {
  await setViewportWidth(1440)
  await openBlog()
  const shown = await preview()
  const last = within(shown).getAllByRole('listitem').at(-1) as HTMLElement
  const right = (element: HTMLElement) => element.getBoundingClientRect().right
  expect(right(last)).toBeCloseTo(right(shown), 0)
})

test('the preview shows at most four posts, the latest', async () => {
  const published = blogPosts.seed.slice(0, 1)
  keep(
    Array.from({ length: 5 }, (_, n) => ({
      ...(published[0] as BlogPost),
      id: n,
      title: `Post ${n}`,
      date: `2025-01-0${n + 1}`,
    })),
  )
  await openBlog()
  const headings = within(await preview()).getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Post 4',
    'Post 3',
    'Post 2',
    'Post 1',
  ])
})

test('the search looks into titles, excerpts, authors and tags', async () => {
  await openBlog()
  fill(screen.getByRole('searchbox', { name: 'Search posts' }), 'Hosting')
  expect(titles()).toEqual(['How to host a fair in your church yard'])
})

test('a column sorts the list', async () => {
  const user = await openBlog()
  await user.click(screen.getByRole('columnheader', { name: 'Date' }))
  expect(titles()[0]).toBe('What a morning at a health fair looks like')
})

test('saving never blocks: an empty form creates a draft of today that is not featured, by the foundation', async () => {
  const user = await openNew()
  const form = await screen.findByRole('form', { name: 'Add post' })
  expect(within(form).getByLabelText('Date')).toHaveValue('2025-10-01')
  expect(within(form).getByRole('radio', { name: 'Draft' })).toBeChecked()
  await user.click(within(form).getByRole('button', { name: 'Create post' }))
  const toast = (await screen.findByText('Blog post created')).parentElement
  expect(toast).toHaveTextContent('is under Drafts.')
  expect(location.pathname).toBe('/admin/blog')
  await waitFor(() => expect(storedPosts()).toHaveLength(5))
  expect(storedPosts().at(-1)).toEqual({
    id: expect.any(Number),
    title: '',
    excerpt: '',
    content: '',
    author: generalSettings.seed.siteName,
    date: '2025-10-01',
    imageUrl: '',
    tags: [],
    featured: false,
    status: 'draft',
  })
})

test('today is the day in Jamaica', async () => {
  vi.setSystemTime('2025-10-02T03:00:00Z')
  await openNew()
  const form = await screen.findByRole('form')
  expect(within(form).getByLabelText('Date')).toHaveValue('2025-10-01')
})

test('all that is typed into the form is saved; its picture is shown', async () => {
  const user = await openNew()
  const form = await screen.findByRole('form')
  const fillIn = (label: string, text: string) => fill(within(form).getByLabelText(label), text)
  fillIn('Title', 'News')
  fillIn('Excerpt', 'In short')
  fillIn('Content', '# At length')
  fillIn('Author', 'Ann')
  fillIn('Image URL', '/images/logo-mark.svg')
  const picture = () => within(form).getByRole('img', { name: 'Preview' })
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/images/logo-mark.svg'))
  fillIn('Tags', ' health ,, hosting, health,')
  await user.click(within(form).getByRole('radio', { name: 'Published' }))
  await user.click(within(form).getByRole('checkbox', { name: 'Featured' }))
  await user.click(within(form).getByRole('button', { name: 'Create post' }))
  await waitFor(() =>
    expect(storedPosts().at(-1)).toMatchObject({
      title: 'News',
      excerpt: 'In short',
      content: '# At length',
      author: 'Ann',
      imageUrl: '/images/logo-mark.svg',
      tags: ['health', 'hosting'],
      featured: true,
      status: 'published',
    }),
  )
  expect(await screen.findByRole('region', { name: 'Published posts' })).toHaveTextContent('News')
})

test('the preview shows the content as it is now, and what was typed stays', async () => {
  await setViewportWidth(1280)
  const user = await openNew()
  const form = await screen.findByRole('form')
  const shown = within(screen.getByRole('region', { name: 'Preview' }))
  expect(shown.getByText('Nothing to preview yet.')).toBeVisible()
  const content = '# Good news\n\n[Read on](/events)'
  fill(within(form).getByLabelText('Content'), content)
  expect(await shown.findByRole('heading', { name: 'Good news', level: 3 })).toBeVisible()
  const link = shown.getByRole('link', { name: 'Read on' })
  expect(link).toHaveStyle({ textDecorationLine: 'underline' })
  // In this tab it would leave the form.
  expect(link).toHaveAttribute('target', '_blank')
  await user.click(within(form).getByRole('button', { name: 'Create post' }))
  await waitFor(() => expect(storedPosts().at(-1).content).toBe(content))
})

test('at the end of the page, the preview stays below the bar', async () => {
  await setViewportWidth(1440)
  await openNew()
  const form = await screen.findByRole('form')
  fill(within(form).getByLabelText('Content'), 'A day.\n\n'.repeat(60))
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  await waitFor(() => expect(preview.getAllByText('A day.')).toHaveLength(60))
  scrollTo(0, document.documentElement.scrollHeight)
  expect(
    preview.getByRole('heading', { name: 'Preview' }).getBoundingClientRect().top,
  ).toBeGreaterThan(screen.getByRole('banner').getBoundingClientRect().bottom)
})

/** The form of a new post with this content, from `start` to `end` of which is selected. */
async function openSelected(text: string, start: number, end: number) {
  const user = await openNew()
  const content = screen.getByLabelText<HTMLTextAreaElement>('Content')
  fill(content, text)
  content.focus()
  content.setSelectionRange(start, end)
  return { user, content }
}

test.each([
  ['Bold', 'A **fair** day', 'fair'],
  ['Heading', '## A fair day', 'A fair day'],
  ['List', '- A fair day', ''],
])(
  'the button %s writes Markdown, which is kept as a draft and which Undo takes back',
  async (format, after, selected) => {
    const { content } = await openSelected('A fair day', 2, 6)
    fireEvent.click(screen.getByRole('button', { name: format }))
    expect(content).toHaveValue(after)
    expect(content).toHaveFocus()
    expect(after.slice(content.selectionStart, content.selectionEnd)).toBe(selected)
    expect(stored('draft:new-blog-post').values.content).toBe(after)
    document.execCommand('undo')
    expect(content).toHaveValue('A fair day')
  },
)

async function openLink(selection = '', before = 'Read on here') {
  const start = before.indexOf(selection)
  const { user, content } = await openSelected(before, start, start + selection.length)
  await user.click(screen.getByRole('button', { name: 'Link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Link' }))
  const [text, address] = [dialog.getByLabelText('Text'), dialog.getByLabelText('Address')]
  return { user, content, text, address }
}

test('a link is asked for with the selected words; Enter writes it, and Undo takes it back', async () => {
  const { user, content, text, address } = await openLink('Read\non', 'Read\non here')
  expect(text).toHaveValue('Read on')
  expect(address).toHaveFocus()
  await expectAccessible('the dialog for a link')
  await user.keyboard('/events{Enter}')
  expect(content).toHaveValue('[Read on](/events) here')
  expect(content).toHaveFocus()
  // Behind it one writes on.
  expect([content.selectionStart, content.selectionEnd]).toEqual([18, 18])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Create post' })).toBeVisible()
  document.execCommand('undo')
  expect(content).toHaveValue('Read\non here')
})

test('Escape leaves the text with its selection as they were', async () => {
  const { user, content, address } = await openLink('on')
  fill(address, '/events')
  await userEvents.keyboard('{Escape}')
  await waitFor(() => expect(content).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(content).toHaveValue('Read on here')
  expect([content.selectionStart, content.selectionEnd]).toEqual([5, 7])
  await user.click(screen.getByRole('button', { name: 'Link' }))
  expect(await screen.findByLabelText('Address')).toHaveValue('')
})

test('what visitors cannot follow is not linked', async () => {
  const { user, content, address } = await openLink()
  fill(address, 'events')
  await user.click(screen.getByRole('button', { name: 'Insert link' }))
  expect(address).toBeInvalid()
  expect(content).toHaveValue('Read on here')
})

test('Enter in a list begins its next item, and in an empty item ends it', async () => {
  await openNew()
  const content = screen.getByLabelText<HTMLTextAreaElement>('Content')
  fill(content, 'Bring:\n9. water')
  content.focus()
  content.setSelectionRange(content.value.length, content.value.length)
  await userEvents.keyboard('{Enter}a hat{Enter}')
  expect(content).toHaveValue('Bring:\n9. water\n10. a hat\n11. ')
  await userEvents.keyboard('{Enter}Thank you')
  expect(content).toHaveValue('Bring:\n9. water\n10. a hat\nThank you')
})

test('a picture for the text is chosen from those of the site, which say what they show, or has its URL typed', async () => {
  const user = await openNew()
  const content = screen.getByLabelText<HTMLTextAreaElement>('Content')
  const selected = () => content.value.slice(content.selectionStart, content.selectionEnd)
  const open = screen.getByRole('button', { name: 'Picture' })
  const choose = within(content.closest('.ant-form-item') as HTMLElement)
  const { top } = content.getBoundingClientRect()
  await user.click(open)
  expect(open).toHaveAttribute('aria-expanded', 'true')
  expect(content.getBoundingClientRect().top).toBe(top)
  await user.keyboard('{Escape}')
  expect(open).toHaveAttribute('aria-expanded', 'false')
  await user.click(open)
  await expectAccessible('the pictures for a text')
  await user.click(choose.getByRole('button', { name: 'A blood drive' }))
  expect(content).toHaveValue('![A blood drive](/images/hero/blood-drive.svg)')
  expect(content).toHaveFocus()
  expect(selected()).toBe('A blood drive')
  expect(choose.queryByRole('button', { name: 'A blood drive' })).toBeNull()

  // Within a paragraph it would be one of its words.
  fill(content, 'Before. After.')
  content.setSelectionRange(7, 7)
  await user.click(open)
  await user.click(choose.getByRole('button', { name: 'A blood drive' }))
  expect(content).toHaveValue(
    'Before.\n\n![A blood drive](/images/hero/blood-drive.svg)\n\n After.',
  )
  expect(selected()).toBe('A blood drive')

  fill(content, '')
  await user.click(open)
  await user.click(choose.getByRole('button', { name: 'A picture from elsewhere' }))
  expect(content).toHaveValue('![what it shows](https://)')
  expect(selected()).toBe('https://')
})

test('the foot of the form covers neither the content that has the focus nor its word count', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 720)
  await openNew()
  const content = screen.getByLabelText('Content')
  scrollTo(0, 0)
  await userEvents.click(content, { position: { x: 40, y: 40 } })
  const foot = screen.getByRole('button', { name: 'Create post' }).parentElement as HTMLElement
  const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom
  const { top } = foot.getBoundingClientRect()
  const frame = 5
  expect(bottomOf(content) + frame).toBeLessThanOrEqual(top)
  expect(bottomOf(screen.getByText('0 words'))).toBeLessThan(top)

  // A picture gives it the focus, too, and the list of pictures above it goes.
  scrollTo(0, 0)
  await userEvents.click(screen.getByRole('button', { name: 'Picture' }))
  await userEvents.click(screen.getAllByRole('button', { name: 'A blood drive' })[0] as Element)
  expect(content).toHaveFocus()
  expect(bottomOf(content) + frame).toBeLessThanOrEqual(top)
})

test('the words of a post are counted', async () => {
  await openNew()
  fill(screen.getByLabelText('Content'), '# Good news\n\n- one **don’t**\n')
  expect(await screen.findByText('4 words')).toBeVisible()
})

test('a row publishes its post and takes it off the website', async () => {
  vi.setSystemTime('2025-11-20T12:00:00Z')
  const user = await openBlog()
  await user.click(button('Publish Notes for the coming year'))
  expect((await screen.findByText('Blog post published')).parentElement).toHaveTextContent(
    '“Notes for the coming year”',
  )
  await waitFor(() => expect(storedPosts()[3].status).toBe('published'))
  const view = screen.getByRole('link', { name: 'View on site: Notes for the coming year' })
  expect(view).toHaveAttribute('href', '/blog/4')
  await user.click(button('Unpublish Notes for the coming year'))
  expect(await screen.findByText('Blog post unpublished')).toBeVisible()
  await waitFor(() => expect(storedPosts()[3].status).toBe('draft'))
  expect(view).not.toBeInTheDocument()
})

test('a published post of a coming day is scheduled: its badge, its toast and its form say so, and no page of it is linked', async () => {
  const user = await openBlog()
  await user.click(button('Publish Notes for the coming year'))
  expect((await screen.findByText('Blog post scheduled')).parentElement).toHaveTextContent(
    '“Notes for the coming year” is scheduled for Oct 30, 2025.',
  )
  expect(screen.getByText('Scheduled for Oct 30, 2025')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^View on site: Notes/ })).toBeNull()
  expect(await preview()).not.toHaveTextContent('Notes for the coming year')
  await user.click(button('Edit Notes for the coming year'))
  const form = within(await screen.findByRole('form', { name: 'Edit post' }))
  const date = form.getByLabelText('Date')
  expect(date).toHaveAccessibleDescription('Scheduled for Oct 30, 2025, at midnight Jamaica time.')
  fill(date, '2025-10-01')
  await waitFor(() => expect(date).not.toHaveAccessibleDescription(/Scheduled/))
})

test('a new post of a coming day says where it is', async () => {
  const user = await openNew()
  const form = within(await screen.findByRole('form'))
  fill(form.getByLabelText('Title'), 'Later')
  fill(form.getByLabelText('Date'), '2025-10-02')
  await user.click(form.getByRole('radio', { name: 'Published' }))
  await user.click(form.getByRole('button', { name: 'Create post' }))
  expect((await screen.findByText('Blog post created')).parentElement).toHaveTextContent(
    '“Later” is scheduled for Oct 2, 2025.',
  )
})

test('an edit is confirmed by name and carries only what was changed', async () => {
  const user = await openBlog()
  await user.click(button('Edit Notes for the coming year'))
  const form = await screen.findByRole('form', { name: 'Edit post' })
  keep(blogPosts.seed.map((post) => ({ ...post, author: 'Somebody else' })))

  await user.click(within(form).getByRole('radio', { name: 'Published' }))
  await user.click(within(form).getByRole('button', { name: 'Save changes' }))

  expect((await screen.findByText('Blog post updated')).parentElement).toHaveTextContent(
    '“Notes for the coming year”',
  )
  await waitFor(() =>
    expect(storedPosts()[3]).toEqual({
      ...blogPosts.seed[3],
      author: 'Somebody else',
      status: 'published',
    }),
  )
})

test('deleting is announced with the post’s name and can be undone', async () => {
  const user = await openBlog()
  await user.click(button('Delete Ready for school: medicals in August'))
  const toast = await screen.findByRole('alert')
  expect(toast).toHaveTextContent('Blog post deleted')
  expect(toast).toHaveTextContent('“Ready for school: medicals in August”')
  await waitFor(() => expect(storedPosts()).toHaveLength(3))
  await user.click(button('Undo'))
  await waitFor(() => expect(storedPosts()).toEqual(blogPosts.seed))
})

test('without posts there is one thing to do: add one', async () => {
  keep([])
  const user = await openBlog()
  expect(screen.getByText('There are no posts yet.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Published posts' })).toBeNull()
  await user.click(button('Add a post'))
  expect(await screen.findByRole('form', { name: 'Add post' })).toBeVisible()
})

test('a change in another tab appears without a reload', async () => {
  await openBlog()
  keep(blogPosts.seed.slice(0, 1))
  await waitFor(() => expect(tab(/All Posts 1/)).toBeVisible())
})
