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
  const drawings = cards.map((card) => card.querySelector('img')?.getAttribute('src'))
  expect(drawings).toEqual(programs.seed.map(({ link }) => `/images${link}.svg`))
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
