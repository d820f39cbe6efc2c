/** What a document finds of what was typed in the one before it. */
import { expect, test, vi } from 'vitest'

/** The module as a document that was opened in this way runs it. */
async function openDocument(type: NavigationTimingType): Promise<typeof import('./typedInTab')> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
  return import(/* @vite-ignore */ `./typedInTab.ts?document=${type}`)
}

test.each(['reload', 'back_forward'] as const)(
  'what was typed before is there after %s, once',
  async (type) => {
    sessionStorage.setItem('typed', '{"Offer":{"person":"Ann"},"Request":{"person":"Ben"}}')
    const { takeTyped } = await openDocument(type)
    expect(takeTyped('Offer')).toEqual({ person: 'Ann' })
    expect(takeTyped('Offer')).toEqual({})
    expect(takeTyped('Request')).toEqual({ person: 'Ben' })
    expect(sessionStorage).toHaveLength(0)
  },
)

test('a document that is opened anew forgets all of it, and keeps what is typed in it', async () => {
  sessionStorage.setItem('typed', '{"Offer":{"person":"Ann"},"Request":{"person":"Ben"}}')
  const { storeTyped, takeTyped } = await openDocument('navigate')
  expect(takeTyped('Offer')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
  storeTyped('Offer', { person: 'Ben' })
  expect(takeTyped('Offer')).toEqual({ person: 'Ben' })
})
