import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { collection } from 'shared/backend'
import { stats } from 'shared/collections/stats'
import headingFont from 'shared/styles/fonts/fraunces-600.woff2?url'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BelowTheFold } from '../../testing/BelowTheFold'
import { renderAt } from '../../testing/renderAt'
import { scrollShareIntoView } from '../../testing/scrollShareIntoView'
import { ImpactFigures } from './ImpactFigures'

/** All frames of this time in one go: nothing waits for anything but the clock. */
const advanceTime = (durationMs: number) =>
  act(() => {
    vi.advanceTimersByTime(durationMs)
  })
const renderBelowTheFold = () =>
  renderAt(
    '/',
    <BelowTheFold>
      <ImpactFigures />
    </BelowTheFold>,
  )
const scrollIntoView = (share: number) =>
  scrollShareIntoView(screen.getByRole('region', { name: 'Our Impact' }), share)
/** What is visible, figure by figure. */
const visible = () =>
  screen
    .getAllByRole('definition')
    .map((figure) => figure.querySelector('[aria-hidden="true"]')?.textContent)
/** What assistive technology reads. */
const read = () =>
  screen
    .getAllByRole('definition')
    .map((figure) => figure.querySelector(':not([aria-hidden])')?.textContent)

const real = ['1,287', '6', '3', '$5.15M']

beforeEach(async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  vi.useFakeTimers()
})

describe('the impact figures', () => {
  test('show 0 until the section is 30 % visible', async () => {
    renderBelowTheFold()
    advanceTime(5000)
    await scrollIntoView(0.29)
    advanceTime(5000)
    expect(visible()).toEqual(['0', '0', '0', '$0M'])
    await scrollIntoView(0.3)
    advanceTime(5000)
    expect(visible()).toEqual(real)
  })

  test('start 150 ms after each other', async () => {
    await collection(stats).update(() =>
      stats.seed.map((stat) => ({ ...stat, value: 1_000_000, prefix: '', suffix: '' })),
    )
    renderBelowTheFold()
    await scrollIntoView(1)
    const started = () => visible().filter((text) => text !== '0').length
    advanceTime(140)
    expect(started()).toBe(1)
    advanceTime(150)
    expect(started()).toBe(2)
    advanceTime(150)
    expect(started()).toBe(3)
    advanceTime(150)
    expect(started()).toBe(4)
  })

  test('keep the decimals of the real value on the way', async () => {
    renderBelowTheFold()
    await scrollIntoView(1)
    advanceTime(900)
    expect(visible()[3]).toMatch(/^\$\d\.\d\dM$/)
    expect(visible()[0]).toMatch(/^[\d,]+$/)
  })

  test.each([
    [360, { prefix: '$', value: 5.15, suffix: 'M' }],
    [1440, { prefix: '$', value: 5.15, suffix: 'M' }],
    [360, { prefix: 'JMD$', value: 15.15, suffix: ' million' }],
    [1440, { prefix: 'JMD$', value: 123_456_789, suffix: ' million' }],
  ])('never break inside, while they count and afterwards, at %i px', async (width, figure) => {
    await page.viewport(width, 800)
    await collection(stats).update((all) => all.map((stat) => ({ ...stat, ...figure })))
    renderBelowTheFold()
    await scrollIntoView(1)
    // The font that stands in for it has digits of different widths.
    await document.fonts.load('600 1em Fraunces')
    for (let passed = 0; passed < 2500; passed += 100) {
      for (const shown of screen
        .getAllByRole('definition')
        .flatMap(({ children }) => [...children])) {
        const number = document.createRange()
        number.selectNodeContents(shown)
        const word = shown.querySelector('small')
        if (word) number.setEndBefore(word)
        const tops = [...number.getClientRects()].map(({ top }) => top)
        expect(new Set(tops).size, shown.textContent ?? '').toBe(1)
        expect(number.getBoundingClientRect().right, shown.textContent ?? '').toBeLessThanOrEqual(
          width,
        )
        expect(word?.textContent ?? '').toBe(word ? ' million' : '')
      }
      advanceTime(100)
    }
  })

  test('stand still while they count: each digit is as wide as any other', async () => {
    const font = new FontFace('Loaded', `url(${headingFont})`)
    document.fonts.add(await font.load())
    document.documentElement.style.setProperty('--font-heading', 'Loaded')
    renderBelowTheFold()
    await scrollIntoView(1)
    const widths = new Map<string, Set<number>>()
    for (let passed = 0; passed < 2500; passed += 20) {
      for (const shown of document.querySelectorAll('dd > [aria-hidden]')) {
        const number = document.createRange()
        number.selectNodeContents(shown)
        const shape = shown.textContent?.replace(/\d/g, '0') ?? ''
        const ofShape = widths.get(shape) ?? new Set()
        widths.set(shape, ofShape.add(Math.round(number.getBoundingClientRect().width)))
      }
      advanceTime(20)
    }
    expect([...widths.keys()]).toContain('0,000')
    document.documentElement.removeAttribute('style')
    for (const [shape, ofShape] of widths) expect(ofShape.size, shape).toBe(1)
  })

  test('are read by assistive technology as they really are, all the time', async () => {
    renderBelowTheFold()
    expect(read()).toEqual(real)
    await scrollIntoView(1)
    advanceTime(600)
    expect(read()).toEqual(real)
  })

  test('jump to the real value under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    renderBelowTheFold()
    expect(visible()).toEqual(['0', '0', '0', '$0M'])
    await scrollIntoView(0.3)
    expect(visible()).toEqual(real)
  })

  test('are those that the administrator has saved', async () => {
    renderBelowTheFold()
    await scrollIntoView(1)
    advanceTime(5000)
    await act(async () =>
      collection(stats).update((all) =>
        all.map((stat) => (stat.id === 1 ? { ...stat, value: 1300.5, suffix: '+' } : stat)),
      ),
    )
    expect(visible()[0]).toBe('1,300.5+')
  })

  test('are in what a server renders, for readers without JavaScript', () => {
    for (const figure of real) expect(renderToString(<ImpactFigures />)).toContain(figure)
  })

  test('are left out with their heading where there are none', async () => {
    await collection(stats).update(() => [])
    renderBelowTheFold()
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})
