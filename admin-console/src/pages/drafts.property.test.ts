import fc from 'fast-check'
import { fieldNames } from 'shared/testing/fieldNames'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { type DraftSchema, storedDraft } from '../forms/useDraft'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

const modules = import.meta.glob<Record<string, unknown>>(
  ['../features/**/*.ts', '!**/*.test.ts', '!**/*.browser.test.ts'],
  { eager: true },
)
const schemas = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('DraftSchema')),
) as Record<string, DraftSchema<object>>

/** What a draft may hold; of a form that is not named here, a text in each of its fields. */
const drafts: Record<string, object> = {
  eventDraftSchema: { title: 'A', slots: '12', category: 'health' },
  blogDraftSchema: { title: 'A', tags: 'b, c', featured: true },
  programDraftSchema: { title: 'A', status: 'draft' },
  statsDraftSchema: { 1: { value: '7' } },
  generalDraftSchema: { siteName: 'A', contactEmail: 'a@example.com' },
  paymentDraftSchema: { mode: 'production', powerTranzId: 'p' },
  donateFiguresDraftSchema: { donateFigure1: '12' },
  paymentPageDraftSchema: { paymentPage: 'https://pay.example' },
}

test('the drafts of all of these forms are found', () => {
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(Object.keys(drafts)))
})

test.each(Object.entries(schemas))(
  '%s: whatever is stored, what is offered fits its form',
  (name, schema) => {
    const values =
      drafts[name] ?? Object.fromEntries(fieldNames(schema).map((field) => [field, 'A']))
    expect(
      schema.safeParse(values).error,
      `${name}: name a draft of it in this test`,
    ).toBeUndefined()
    const draft = { savedAt: '2025-10-01T12:00:00Z', values }
    fc.assert(
      fc.property(hostileText({ ...draft, earlier: [draft] }), (text) => {
        vi.mocked(console.warn).mockClear()
        localStorage.setItem(`draft:${name}`, text)
        const kept = storedDraft(name, schema)
        const { earlier = [], ...newest } = kept.read() ?? {}
        for (const offered of 'values' in newest ? [newest, ...earlier] : []) {
          expect(schema.safeParse(offered.values).success).toBe(true)
          expect(new Date(offered.savedAt).getTime()).not.toBeNaN()
        }
        expect(Object.keys(localStorage).length).toBeLessThanOrEqual(4)
        expect(kept.write({ savedAt: '2025-10-01T12:00:00Z', values: {} })).toBe(true)
        kept.remove()
      }),
    )
  },
)
