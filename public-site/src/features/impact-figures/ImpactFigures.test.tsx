import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { stats } from 'shared/collections/stats'
import { collection } from 'shared/persistence'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showShare } from '../../testing/intersections'
import { matchingMedia } from '../../testing/matchingMedia'
import { renderAt } from '../../testing/renderAt'
import { ImpactFigures } from './ImpactFigures'

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))
const scrollIntoView = (share: number) =>
  act(() => showShare(screen.getByRole('region', { name: 'Our Impact' }), share))
/** What is seen, figure by figure. */
const seen = () =>
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
  await collection(stats).update(() => stats.seed)
  vi.useFakeTimers()
})

describe('the impact figures', () => {
  test('show 0 until the section is 30 % visible', async () => {
    renderAt('/', <ImpactFigures />)
    await pass(5000)
    scrollIntoView(0.29)
    await pass(5000)
    expect(seen()).toEqual(['0', '0', '0', '$0M'])
    scrollIntoView(0.3)
    await pass(5000)
    expect(seen()).toEqual(real)
  })

  test('start 150 ms after each other', async () => {
    await collection(stats).update(() =>
      stats.seed.map((stat) => ({ ...stat, value: 1_000_000, prefix: '', suffix: '' })),
    )
    renderAt('/', <ImpactFigures />)
    scrollIntoView(1)
    const started = () => seen().filter((text) => text !== '0').length
    await pass(140)
    expect(started()).toBe(1)
    await pass(150)
    expect(started()).toBe(2)
    await pass(150)
    expect(started()).toBe(3)
    await pass(150)
    expect(started()).toBe(4)
  })

  test('keep the decimals of the real value on the way', async () => {
    renderAt('/', <ImpactFigures />)
    scrollIntoView(1)
    await pass(900)
    expect(seen()[3]).toMatch(/^\$\d\.\d\dM$/)
    expect(seen()[0]).toMatch(/^[\d,]+$/)
  })

  test('are read by assistive technology as they really are, all the time', async () => {
    renderAt('/', <ImpactFigures />)
    expect(read()).toEqual(real)
    scrollIntoView(1)
    await pass(600)
    expect(read()).toEqual(real)
  })

  test('jump to the real value under reduced motion', () => {
    matchingMedia.add('(prefers-reduced-motion: reduce)')
    renderAt('/', <ImpactFigures />)
    expect(seen()).toEqual(['0', '0', '0', '$0M'])
    scrollIntoView(0.3)
    expect(seen()).toEqual(real)
  })

  test('are those that the administrator has saved', async () => {
    renderAt('/', <ImpactFigures />)
    scrollIntoView(1)
    await pass(5000)
    await act(() =>
      collection(stats).update((all) =>
        all.map((stat) => (stat.id === 1 ? { ...stat, value: 1300.5, suffix: '+' } : stat)),
      ),
    )
    expect(seen()[0]).toBe('1,300.5+')
  })

  test('are in what a server renders, for readers without JavaScript', () => {
    for (const figure of real) expect(renderToString(<ImpactFigures />)).toContain(figure)
  })

  test('are left out with their heading where there are none', async () => {
    await collection(stats).update(() => [])
    renderAt('/', <ImpactFigures />)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})
