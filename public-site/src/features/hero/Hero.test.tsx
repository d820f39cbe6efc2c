import { fireEvent, screen } from '@testing-library/react'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { advanceTime } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { Hero } from './Hero'

const button = (name: string) => screen.getByRole('button', { name })
const pictures = () => screen.getAllByRole('img', { hidden: true }) as HTMLImageElement[]
const shownPicture = () =>
  pictures()
    .find(({ dataset }) => dataset.current === 'true')
    ?.getAttribute('src')

function expectSlide(caption: string, picture: string) {
  expect(screen.getByText(caption, { selector: 'p' })).toBeVisible()
  expect(shownPicture()).toBe(`/images/hero/${picture}.svg`)
  expect(button(`Show ${caption}`)).toHaveAttribute('aria-current', 'true')
}

beforeEach(async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  // After a real click, as in another file, a browser shows no focus until a key is pressed.
  await userEvent.keyboard('{ArrowDown}')
  vi.useFakeTimers()
})

describe('the hero', () => {
  test.each([
    [768, 1024],
    [1000, 650],
  ])(
    'has a title of three lines at most, and a picture that is low nowhere, at %i × %i',
    async (width, height) => {
      await page.viewport(width, height)
      renderAt('/', <Hero />)
      const title = screen.getByRole('heading', { level: 1 })
      const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight)
      expect(title.getBoundingClientRect().height).toBeLessThan(3.5 * lineHeight)
      const [first] = pictures()
      expect(first?.getBoundingClientRect().height).toBeGreaterThan(height / 2)
    },
  )

  test.each([320, 360, 600, 768, 1024, 1440])(
    'has no call to action alone in a line but the first, at %i px',
    async (width) => {
      await page.viewport(width, 740)
      renderAt('/', <Hero />)
      const [donate, join, come] = ['Donate Now', 'Get Involved', 'Upcoming Events'].map((name) =>
        screen.getByRole('link', { name }).getBoundingClientRect(),
      )
      expect(join?.top).toBeGreaterThan(donate?.bottom ?? 0)
      expect(come?.top).toBe(join?.top)
    },
  )

  test('advances every six seconds and loops', async () => {
    renderAt('/', <Hero />)
    expectSlide('Health Fairs', 'health-fair')
    await advanceTime(5999)
    expectSlide('Health Fairs', 'health-fair')
    await advanceTime(1)
    expectSlide('Blood Drives', 'blood-drive')
    await advanceTime(6000)
    expectSlide('Back-to-School Events', 'back-to-school')
    await advanceTime(6000)
    expectSlide('Health Fairs', 'health-fair')
  })

  test('loads its first picture at once and before others, the rest later', async () => {
    renderAt('/', <Hero />)
    expect(pictures()).toHaveLength(1)
    expect(pictures()[0]).toHaveAttribute('fetchpriority', 'high')
    expect(pictures()[0]).toHaveAttribute('loading', 'eager')
    await advanceTime(3000)
    expect(pictures()).toHaveLength(3)
  })

  test('gives each picture, of which none is broken, its size and words for what it shows', async () => {
    renderAt('/', <Hero />)
    await advanceTime(6000)
    for (const picture of pictures()) {
      expect(picture).toHaveAttribute('width', '1600')
      expect(picture).toHaveAttribute('height', '900')
      expect(picture.alt).not.toBe('')
      await picture.decode()
    }
  })

  test('can be paused, and goes on', async () => {
    renderAt('/', <Hero />)
    fireEvent.click(button('Pause slideshow'))
    await advanceTime(60_000)
    expectSlide('Health Fairs', 'health-fair')
    fireEvent.click(button('Play slideshow'))
    await advanceTime(6000)
    expectSlide('Blood Drives', 'blood-drive')
  })

  test('shows the slide that is chosen, for six seconds', async () => {
    renderAt('/', <Hero />)
    await advanceTime(4000)
    fireEvent.click(button('Show Back-to-School Events'))
    expectSlide('Back-to-School Events', 'back-to-school')
    await advanceTime(5999)
    expectSlide('Back-to-School Events', 'back-to-school')
    await advanceTime(1)
    expectSlide('Health Fairs', 'health-fair')
  })

  test("waits while the keyboard's focus is on its controls", async () => {
    renderAt('/', <Hero />)
    const user = setUpUser()
    await user.tab()
    expect(button('Pause slideshow')).toHaveFocus()
    await advanceTime(60_000)
    expectSlide('Health Fairs', 'health-fair')

    await user.tab({ shift: true })
    await advanceTime(6000)
    expectSlide('Blood Drives', 'blood-drive')
  })

  test('stays paused after the focus has left, when it was paused by keyboard', async () => {
    renderAt('/', <Hero />)
    const user = setUpUser()
    await user.tab()
    await user.keyboard('{Enter}')
    await user.tab({ shift: true })
    await advanceTime(60_000)
    expectSlide('Health Fairs', 'health-fair')
  })

  test('does not run under reduced motion; its slides can still be chosen', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    renderAt('/', <Hero />)
    await advanceTime(60_000)
    expectSlide('Health Fairs', 'health-fair')
    fireEvent.click(button('Show Blood Drives'))
    expectSlide('Blood Drives', 'blood-drive')
  })

  test('announces slides only while it is paused', () => {
    renderAt('/', <Hero />)
    const caption = screen.getByText('Health Fairs', { selector: 'p' })
    expect(caption).toHaveAttribute('aria-live', 'off')
    fireEvent.click(button('Pause slideshow'))
    expect(caption).toHaveAttribute('aria-live', 'polite')
    expect(caption).toHaveAttribute('aria-atomic', 'true')
  })

  test.each([
    ['Donate Now', '/donate'],
    ['Get Involved', '/get-involved'],
    ['Upcoming Events', '/events'],
  ])('calls to %s', (name, path) => {
    renderAt('/', <Hero />)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
  })
})
