import { screen, waitFor } from '@testing-library/react'
import { generalSettings } from 'shared/collections/generalSettings'
import { fakeTables } from 'shared/testing/fakeTables'
import { expect, test } from 'vitest'
import { amber, fill, fillAndLeave } from '../../testing/form'
import { renderConsole } from '../../testing/renderConsole'
import { renderStoreConsole } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

const path = '/admin/settings?tab=general'
const field = (label: string) => screen.findByLabelText(label)

async function open() {
  const settings = stored('generalSettings') ?? generalSettings.seed
  const tables = fakeTables({ generalSettings: settings as object })
  const { user } = renderStoreConsole(path, (request) =>
    request.path.startsWith('/rest/v1/general_settings') ? tables.answer(request) : [],
  )
  await field('Figure 1')
  const save = () => user.click(screen.getByRole('button', { name: 'Save figures' }))
  return { save, tables }
}

test('without a database, the Donate page’s figures are fixed and no settings', async () => {
  const { user } = renderConsole(path)
  await field('Site name')
  // Comes with what would have them.
  await user.click(screen.getByRole('tab', { name: 'Email' }))
  await field('Signature')
  expect(screen.queryByLabelText('Figure 1')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Figures on the Donate page' })).toBeNull()
})

test('with a database, they are empty, and what is typed is saved by itself', async () => {
  const { save, tables } = await open()
  for (const number of [1, 2, 3, 4]) {
    expect(await field(`Figure ${number}`)).toHaveValue('')
    expect(await field(`Label ${number}`)).toHaveValue('')
  }
  const above = screen.getByRole('button', { name: 'Save general settings' })
  const heading = screen.getByRole('heading', { name: 'Figures on the Donate page' })
  const { bottom } = above.getBoundingClientRect()
  expect(heading.getBoundingClientRect().top - bottom).toBeGreaterThan(40)
  const figures = screen.getByRole('button', { name: 'Save figures' }).parentElement as HTMLElement
  expect(getComputedStyle(above.parentElement as HTMLElement).position).toBe('sticky')
  expect(getComputedStyle(figures).position).toBe('static')
  fill(await field('Figure 2'), '1,200')
  fill(await field('Label 2'), 'meals served')
  await save()
  expect(await screen.findByText('Figures updated successfully.')).toBeVisible()
  await waitFor(() =>
    expect(tables.rows('general_settings')[0]).toMatchObject({ donate_label2: 'meals served' }),
  )
  const {
    version: _,
    updatedAt: __,
    ...saved
  } = stored('generalSettings') as Record<string, unknown>
  expect(saved).toEqual({
    ...generalSettings.seed,
    donateFigure2: '1,200',
    donateLabel2: 'meals served',
  })
})

test('a figure without a label is pointed out in amber, and so is a label without a figure', async () => {
  await open()
  const below = await field('Figure 4')
  const { top } = below.getBoundingClientRect()
  await fillAndLeave(await field('Figure 3'), '12')
  const warning = await screen.findByText('Without a label, this isn’t shown.')
  expect(warning).toHaveStyle({ color: amber })
  expect(below.getBoundingClientRect().top).toBe(top)
  await fillAndLeave(await field('Label 3'), 'communities')
  await waitFor(() => expect(screen.queryByText(/this isn’t shown/)).toBeNull())
  await fillAndLeave(await field('Figure 3'), ' ')
  expect(await screen.findByText('Without a figure, this isn’t shown.')).toBeVisible()
})

test('no more is typed than a phone has room for; what is saved can be emptied', async () => {
  storeAsAnotherTab('generalSettings', { ...generalSettings.seed, donateFigure1: '5,000+' })
  const { save } = await open()
  const figure = await field('Figure 1')
  expect(figure).toHaveAttribute('maxlength', '18')
  expect(figure).toHaveValue('5,000+')
  fill(figure, '')
  await save()
  await waitFor(() => expect(stored('generalSettings').donateFigure1).toBe(''))
})
