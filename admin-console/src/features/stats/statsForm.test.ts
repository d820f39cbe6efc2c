import { stats } from 'shared/collections/stats'
import { expect, test } from 'vitest'
import { previewStat, readValue, statChanges, statsFormValues, valueStep } from './statsForm'

test.each([1, 2, 3])('statistic %d counts whole numbers, in steps of 1', (id) => {
  expect(valueStep(id)).toBe(1)
  expect(readValue(id, '12.7')).toBe(12)
  expect(readValue(id, '1500')).toBe(1500)
})

test('statistic 4 accepts decimals, in steps of 0.01', () => {
  expect(valueStep(4)).toBe(0.01)
  expect(readValue(4, '5.15')).toBe(5.15)
  expect(readValue(4, '5.157')).toBe(5.16)
})

test.each(['', ' ', '-', 'many', '1,200', '1e400'])(
  'a value that is not numeric, such as “%s”, becomes 0',
  (text) => {
    expect(readValue(1, text)).toBe(0)
    expect(readValue(4, text)).toBe(0)
  },
)

const [stat] = stats.seed
if (!stat) throw new Error('The seed has no statistic')

test('the cards start from what is saved, by the statistics’ ids', () => {
  expect(statsFormValues([stat])).toEqual({ 1: { value: '1287', prefix: '', suffix: '' } })
})

test('the preview counts on what would be saved', () => {
  expect(previewStat(stat, { 1: { value: '', suffix: '+' } })).toEqual({
    ...stat,
    value: 0,
    suffix: '+',
  })
  expect(previewStat(stat, { 4: { value: '9' } })).toEqual(stat)
})

test('edited fields are saved and no others', () => {
  expect(statChanges({ 1: { value: '9' }, 4: { prefix: '' } })).toEqual([
    { id: 1, changes: { value: 9 } },
    { id: 4, changes: { prefix: '' } },
  ])
})
