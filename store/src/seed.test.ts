import { expect, test } from 'vitest'
import { seedSql } from './migrations.ts'
import { seed } from './seed.ts'

test('the seed is generated from the seeds of today: npm run seed:generate -w store', () => {
  expect(seedSql()).toBe(seed())
})
