import { screen, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { ProgramCards } from './ProgramCards'

test('each of the four programs is a card with a drawing of its own, and one link', async () => {
  await collection(programs).update(() => programs.seed)
  renderAt('/programs', <ProgramCards />)
  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
    programs.seed.map(({ link }) => link),
  )
  const drawings = cards.flatMap((card) => card.querySelector('img') ?? [])
  await Promise.all(drawings.map((drawing) => drawing.decode()))
  expect(new Set(drawings.map(({ src }) => src)).size).toBe(4)
  // All of them have one shape, as large as the card leaves room for.
  for (const { src, naturalWidth, naturalHeight } of drawings) {
    expect([naturalWidth, naturalHeight], src).toEqual([800, 600])
  }
})

test('a program whose page has no drawing gets another, and a draft is not shown', async () => {
  await collection(programs).update(() =>
    programs.seed.map((program) => ({
      ...program,
      link: program.id === 1 ? '/contact' : program.link,
      status: program.id === 2 ? 'draft' : 'active',
    })),
  )
  renderAt('/programs', <ProgramCards />)
  const [first, ...others] = screen.getAllByRole('article')
  expect(first?.querySelector('img')).toHaveAttribute('src', '/images/about/community-morning.svg')
  expect(others).toHaveLength(2)
})
