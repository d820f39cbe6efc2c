import { screen, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { ProgramList } from './ProgramList'

const change = (changes: object) =>
  collection(programs).update(() =>
    programs.seed.map((program) => (program.id === 2 ? { ...program, ...changes } : program)),
  )

test('the four programs are listed, each with a Learn More of its own', async () => {
  await change({})
  renderAt('/', <ProgramList />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Health Fairs',
    'School Drives',
    'Community Support',
    'Love Initiative',
  ])
  expect(screen.getByRole('link', { name: 'Learn More about School Drives' })).toHaveAttribute(
    'href',
    '/programs/school-drives',
  )
})

test('drafts are not shown', async () => {
  await change({ status: 'draft' })
  renderAt('/', <ProgramList />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByText('School Drives')).not.toBeInTheDocument()
})

test('a list without active programs says so', async () => {
  await collection(programs).update(() => [])
  renderAt('/', <ProgramList />)
  expect(screen.getByText('Our programs will be listed here soon.')).toBeVisible()
})

test('a link to a page that may be missing gives way to the program’s own', async () => {
  await change({ slug: 'drives', link: '/no-such-page' })
  renderAt('/', <ProgramList />)
  expect(screen.getByRole('link', { name: 'Learn More about School Drives' })).toHaveAttribute(
    'href',
    '/programs/drives',
  )
})

test('a program without a title still has a name for its heading and its link', async () => {
  await change({ title: ' ', link: '' })
  renderAt('/', <ProgramList />)
  expect(screen.getByRole('heading', { name: 'Untitled program' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Learn More about Untitled program' })).toHaveAttribute(
    'href',
    '/programs/2',
  )
})

test('of more than twelve programs twelve show, and more on request', async () => {
  await collection(programs).update(() =>
    Array.from({ length: 4 }, (_, round) =>
      programs.seed.map((program) => ({ ...program, id: round * 4 + program.id })),
    ).flat(),
  )
  renderAt('/programs', <ProgramList />)
  expect(screen.getAllByRole('article')).toHaveLength(12)
  await setUpUser().click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getAllByRole('article')).toHaveLength(16)
  expect(screen.getAllByRole('link')[12]).toHaveFocus()
  expect(window.location.search).toBe('?programs=24')
})
