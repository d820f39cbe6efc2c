import { act, screen, waitFor } from '@testing-library/react'
import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { describe, expect, test, vi } from 'vitest'
import App from './App'
import './Site'
import { notFoundPage, pages } from './routes'
import { renderAt } from './testing/renderAt'
import { setUpUser } from './testing/user'

// Loaded before the first test begins, so that none has to wait for all of it.
import.meta.glob('./pages/*/*Page.tsx', { eager: true })

// Each program of the seed has a page of its own kind; one with an address of its own: ProgramPage.test.tsx.
const pagePaths = pages
  .map(({ path }) => path.replace(':id', '1'))
  .filter((path) => path !== '/programs/:slug')
const loadPages = () => Promise.all([...pages, notFoundPage].map(({ load }) => load()))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/**
 * Opens the site at this URL. Its page loads within `act`, where React shows it at once; it
 * otherwise leaves a fallback on the screen for 300 ms at least.
 */
async function visit(path: string) {
  document.title = ''
  renderAt(path, <App />)
  await act(loadPages)
}

/** Below the header, which stays where it is, from the next frame on. */
const expectAtTop = (element: Element) =>
  waitFor(() => {
    const { top } = element.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(screen.getByRole('banner').getBoundingClientRect().bottom)
    expect(top).toBeLessThan(innerHeight / 2)
  })

describe('every page', () => {
  const name =
    '%s has one first heading, a title of its own and no link to a page that is not there'
  test.each(pagePaths)(name, async (path) => {
    await visit(path)
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toMatch(/^.+ – Island Care Foundation$/)
    const known = new Set([
      ...pagePaths,
      ...events.seed.map(({ id }) => `/events/${id}`),
      ...blogPosts.seed.map(({ id }) => `/blog/${id}`),
    ])
    const unknown = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .map((link) => link.pathname)
      .filter((target) => !known.has(target))
    expect(unknown).toEqual([])
  })
})

test.each(['/programs', '/impact'])('%s says that it will be developed further', async (path) => {
  await visit(path)
  expect(await screen.findByText('This page will be developed further.')).toBeVisible()
})

describe('URLs', () => {
  test('/about-us replaces to /about', async () => {
    await visit('/about-us')
    await heading('About Us')
    expect(window.location.pathname).toBe('/about')
  })

  test('an event is titled after itself', async () => {
    await visit('/events/2')
    await heading('Emancipation Day Health Fair')
    expect(document.title).toBe('Emancipation Day Health Fair – Island Care Foundation')
  })

  test.each(['/events/99', '/events/1abc', '/events/NaN'])(
    '%s, an unknown event, replaces to /not-found, and the log names the path first asked for',
    async (path) => {
      await visit(path)
      await heading('Page Not Found')
      expect(window.location.pathname).toBe('/not-found')
      expect(console.warn).toHaveBeenCalledExactlyOnceWith(`[site] Page not found: ${path}`)
      vi.mocked(console.warn).mockClear()
    },
  )

  test.each(['/blog/4', '/blog/99', '/blog/1abc'])(
    '%s, a draft or an unknown post, replaces to /not-found, and the log names the path first asked for',
    async (path) => {
      await visit(path)
      await heading('Page Not Found')
      expect(window.location.pathname).toBe('/not-found')
      expect(console.warn).toHaveBeenCalledExactlyOnceWith(`[site] Page not found: ${path}`)
      vi.mocked(console.warn).mockClear()
    },
  )

  test('any other path is the 404 page, with ways back and home', async () => {
    await visit('/no/such/page')
    await heading('Page Not Found')
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[site] Page not found: /no/such/page')
    vi.mocked(console.warn).mockClear()
  })

  test('Go Back on the 404 page returns to the page before', async () => {
    await visit('/contact')
    await heading('Contact')
    act(() => {
      window.history.pushState(null, '', '/no/such/page')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await heading('Page Not Found')
    await setUpUser().click(screen.getByRole('button', { name: 'Go Back' }))
    await heading('Contact')
    expect(window.location.pathname).toBe('/contact')
    vi.mocked(console.warn).mockClear()
  })
})

describe('navigation', () => {
  test('moves the focus to the new page and announces it', async () => {
    await visit('/')
    await screen.findByRole('heading', { level: 1 })
    expect(document.body).toHaveFocus()

    await setUpUser().click(screen.getByRole('link', { name: 'About' }))
    expect(await heading('About Us')).toHaveFocus()
    expect(screen.getByText('About Us – Island Care Foundation')).toBeInTheDocument()
  })

  test('takes along the description and the structured data of the page that was loaded', async () => {
    const description = Object.assign(document.createElement('meta'), { name: 'description' })
    const structuredData = document.createElement('script')
    structuredData.type = 'application/ld+json'
    document.head.append(description, structuredData)
    await visit('/')
    await screen.findByRole('heading', { level: 1 })
    expect(description).toBeInTheDocument()
    expect(structuredData).toBeInTheDocument()

    await setUpUser().click(screen.getByRole('link', { name: 'About' }))
    await heading('About Us')
    expect(description).not.toBeInTheDocument()
    expect(structuredData).not.toBeInTheDocument()
  })

  test.each([
    ['/events#request', 'Request a Health Fair'],
    ['/get-involved#volunteer', 'Volunteer with us'],
  ])('%s goes to "%s" on first load', async (url, name) => {
    await visit(url)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.getByRole('region', { name })).toHaveFocus())
    await expectAtTop(screen.getByRole('region', { name }))
  })

  test('/events#schedule goes to the schedule from another page', async () => {
    await visit('/events/1')
    await setUpUser().click(await screen.findByRole('link', { name: 'All events' }))
    const schedule = await screen.findByRole('region', { name: 'Schedule' })
    expect(schedule).toHaveFocus()
    await expectAtTop(schedule)
  })
})
