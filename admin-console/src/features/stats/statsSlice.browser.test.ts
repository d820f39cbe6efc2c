import { waitFor } from '@testing-library/react'
import { stats } from 'shared/collections/stats'
import { writesSettled } from 'shared/testing/writesSettled'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../testing/makeStore'
import { stored } from '../../testing/storage'
import { selectStats, statsReset, statsRestored, statsUpdated } from './statsSlice'

afterEach(writesSettled)

test('the statistics start as the four defaults', () => {
  expect(selectStats(makeStore().getState())).toMatchObject([
    { label: 'People Served', value: 1287 },
    { label: 'Health Fairs Hosted', value: 6 },
    { label: 'Parishes Reached', value: 3 },
    { label: 'Monies Saved (Millions)', value: 5.15, prefix: '$', suffix: 'M' },
  ])
})

test('an update changes the named fields and no others, and is saved', async () => {
  const store = makeStore({ stats: stats.seed })
  store.dispatch(statsUpdated([{ id: 2, changes: { value: 7 } }]))
  const expected = stats.seed.map((stat) => (stat.id === 2 ? { ...stat, value: 7 } : stat))
  expect(selectStats(store.getState())).toEqual(expected)
  await waitFor(() => expect(stored('stats')).toEqual(expected))
})

test('a reset restores the four defaults and saves them, even where nothing was saved yet', async () => {
  const store = makeStore({ stats: stats.seed })
  store.dispatch(statsReset())
  await waitFor(() => expect(stored('stats')).toEqual(stats.seed))
})

test('a reset can be taken back', () => {
  const mine = stats.seed.map((stat) => ({ ...stat, value: 1 }))
  const store = makeStore({ stats: mine })
  store.dispatch(statsReset())
  store.dispatch(statsRestored(mine))
  expect(selectStats(store.getState())).toEqual(mine)
})

test('taking a reset back leaves a statistic as it was saved since', () => {
  const mine = stats.seed.map((stat) => ({ ...stat, value: 1 }))
  const store = makeStore({ stats: mine })
  store.dispatch(statsReset())
  store.dispatch(statsUpdated([{ id: 2, changes: { value: 7 } }]))
  store.dispatch(statsRestored(mine))
  expect(selectStats(store.getState()).map(({ value }) => value)).toEqual([1, 7, 1, 1])
})
