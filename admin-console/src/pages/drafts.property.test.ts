import fc from 'fast-check'
import { hostileText } from 'shared/testing/hostile'
import { withMemoryStorage } from 'shared/testing/memoryStorage'
import { afterEach, expect, test, vi } from 'vitest'
import { blogDraftSchema } from '../features/blog/blogForm'
import { eventDraftSchema } from '../features/events/eventForm'
import { programDraftSchema } from '../features/programs/programForm'
import {
  generalDraftSchema,
  paymentDraftSchema,
  paymentPageDraftSchema,
} from '../features/settings/settingsDrafts'
import { statsDraftSchema } from '../features/stats/statsForm'
import { type DraftSchema, storedDraft } from '../forms/useDraft'

withMemoryStorage()

afterEach(() => vi.mocked(console.warn).mockClear())

test.each<[string, DraftSchema<object>, object]>([
  ['event-1', eventDraftSchema, { title: 'A', slots: '12', category: 'health' }],
  ['blog-post-1', blogDraftSchema, { title: 'A', tags: 'b, c', featured: true }],
  ['program-1', programDraftSchema, { title: 'A', status: 'draft' }],
  ['impact-stats', statsDraftSchema, { 1: { value: '7' } }],
  ['general', generalDraftSchema, { siteName: 'A', contactEmail: 'a@example.com' }],
  ['payment', paymentDraftSchema, { mode: 'production', powerTranzId: 'p' }],
  ['payment-page', paymentPageDraftSchema, { paymentPage: 'https://pay.example' }],
])('draft:%s: whatever is stored, what is offered fits its form', (name, schema, values) => {
  fc.assert(
    fc.property(hostileText({ savedAt: '2025-10-01T12:00:00Z', values }), (text) => {
      vi.mocked(console.warn).mockClear()
      localStorage.setItem(`draft:${name}`, text)
      const draft = storedDraft(name, schema)
      const offered = draft.read()
      if (offered) {
        expect(schema.safeParse(offered.values).success).toBe(true)
        expect(new Date(offered.savedAt).getTime()).not.toBeNaN()
      }
      expect(Object.keys(localStorage).length).toBeLessThanOrEqual(4)
      expect(draft.write({ savedAt: '2025-10-01T12:00:00Z', values: {} })).toBe(true)
      draft.remove()
    }),
  )
})
