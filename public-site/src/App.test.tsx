import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { events } from 'shared/collections/events'
import { collection } from 'shared/persistence'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import App from './App'
import { pages } from './routes'
import { renderAt } from './testing/renderAt'

const pagePaths = pages.map(({ path }) => path.replace(':id', '1'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => collection(events).update(() => events.seed))

describe('every page', () => {
  test.each(pagePaths)('%s has one first heading and a title of its own', async (path) => {
    renderAt(path, <App />)
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toMatch(/^.+ – Island Care Foundation$/)
  })

  test.each(pagePaths)('%s links to no page that does not exist', async (path) => {
    renderAt(path, <App />)
    await screen.findByRole('heading', { level: 1 })
    const known = new Set([...pagePaths, ...events.seed.map(({ id }) => `/events/${id}`)])
    const unknown = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .map((link) => link.pathname)
      .filter((target) => !known.has(target))
    expect(unknown).toEqual([])
  })
})

test.each(['/programs', '/impact'])('%s says that it will be developed further', async (path) => {
  renderAt(path, <App />)
  expect(await screen.findByText('This page will be developed further.')).toBeVisible()
})

describe('addresses', () => {
  test('/about-us replaces to /about', async () => {
    renderAt('/about-us', <App />)
    await heading('About Us')
    expect(window.location.pathname).toBe('/about')
  })

  test('an event is titled after itself', async () => {
    renderAt('/events/2', <App />)
    await heading('Emancipation Day Health Fair')
    expect(document.title).toBe('Emancipation Day Health Fair – Island Care Foundation')
  })

  test.each(['/events/99', '/events/1abc', '/events/NaN'])(
    '%s, an unknown event, replaces to /not-found, and the log names the path first asked for',
    async (path) => {
      renderAt(path, <App />)
      await heading('Page Not Found')
      expect(window.location.pathname).toBe('/not-found')
      expect(console.warn).toHaveBeenCalledExactlyOnceWith(`[site] Page not found: ${path}`)
      vi.mocked(console.warn).mockClear()
    },
  )

  test('any other path is the 404 page, with ways back and home', async () => {
    renderAt('/no/such/page', <App />)
    await heading('Page Not Found')
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[site] Page not found: /no/such/page')
    vi.mocked(console.warn).mockClear()
  })

  test('Go Back on the 404 page returns to the page before', async () => {
    renderAt('/contact', <App />)
    await heading('Contact')
    act(() => {
      window.history.pushState(null, '', '/no/such/page')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await heading('Page Not Found')
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    await heading('Contact')
    expect(window.location.pathname).toBe('/contact')
    vi.mocked(console.warn).mockClear()
  })
})

describe('navigation', () => {
  test('moves the focus to the new page and announces it', async () => {
    renderAt('/', <App />)
    await screen.findByRole('heading', { level: 1 })
    expect(document.body).toHaveFocus()

    await userEvent.click(screen.getByRole('link', { name: 'About' }))
    expect(await heading('About Us')).toHaveFocus()
    expect(screen.getByText('About Us – Island Care Foundation')).toBeInTheDocument()
  })

  test('takes along the structured data of the page that was loaded', async () => {
    const structuredData = document.createElement('script')
    structuredData.type = 'application/ld+json'
    document.head.append(structuredData)
    renderAt('/', <App />)
    await screen.findByRole('heading', { level: 1 })
    expect(structuredData).toBeInTheDocument()

    await userEvent.click(screen.getByRole('link', { name: 'About' }))
    await heading('About Us')
    expect(structuredData).not.toBeInTheDocument()
  })

  test('/events#request goes to the request on first load', async () => {
    renderAt('/events#request', <App />)
    await heading('Upcoming Health Fairs & Events')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Request a Health Fair' })).toHaveFocus(),
    )
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  test('/events#schedule goes to the schedule from another page', async () => {
    renderAt('/events/1', <App />)
    await userEvent.click(await screen.findByRole('link', { name: 'All events' }))
    expect(await screen.findByRole('region', { name: 'Schedule' })).toHaveFocus()
  })
})
