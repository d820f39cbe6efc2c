import { screen, waitFor, within } from '@testing-library/react'
import { programs } from 'shared/collections/programs'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { amber, fill, fillAndLeave } from '../../testing/form'
import { button, tab, titles } from '../../testing/listPage'
import { pressAtOnce } from '../../testing/pressAtOnce'
import { renderConsole, type User } from '../../testing/renderConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

const storedPrograms = () => stored('programs')

/** The four programs, the second of them a draft. */
const withDraft = programs.seed.map((program) =>
  program.id === 2 ? { ...program, status: 'draft' as const } : program,
)

async function openNew() {
  const { user } = renderConsole('/admin/programs/new')
  return { user, form: await screen.findByRole('form', { name: 'Add program' }) }
}

async function openPrograms(path = '/admin/programs', kept: unknown = withDraft) {
  storeAsAnotherTab('programs', kept)
  const { user } = renderConsole(path)
  await screen.findByRole('heading', { level: 1, name: 'Programs Management' })
  return user
}

/** Clicks the label, because the radio button behind it receives no clicks. */
async function showAs(user: User, view: 'Table' | 'Cards') {
  const views = within(screen.getByRole('radiogroup', { name: 'View' }))
  await user.click(views.getByText(view))
  expect(views.getByRole('radio', { name: view })).toBeChecked()
}

const row = (title: string) => within(screen.getByText(title).closest('tr') as HTMLElement)

test('the tabs All, Active and Drafts say how many programs they hold', async () => {
  const user = await openPrograms()
  expect(tab(/^All 4/)).toHaveAttribute('aria-selected', 'true')
  expect(tab(/Active 3/)).toBeVisible()
  await user.click(tab(/Drafts 1/))
  expect(titles()).toEqual(['School Drives'])
})

test('the programs are shown as a table or as cards, which offer what rows offer: publish, edit, delete', async () => {
  const user = await openPrograms()
  expect(screen.getByRole('table')).toBeVisible()
  screen.getByRole('searchbox').focus()
  await user.tab()
  expect(screen.getByRole('radio', { name: 'Table' })).toHaveFocus()
  await showAs(user, 'Cards')
  expect(screen.queryByRole('table')).toBeNull()
  const card = screen.getAllByRole('article')[1] as HTMLElement
  expect(card).toHaveTextContent('School Drives')
  expect(card).toHaveTextContent('Draft')
  expect(card).toHaveTextContent('Last saved Jan 15, 2025')
  await showAs(user, 'Table')
  expect(screen.getByRole('table')).toBeVisible()

  await showAs(user, 'Cards')
  await user.click(button('Publish School Drives'))
  expect(tab(/Active 4/)).toBeVisible()
  await user.click(button('Delete Love Initiative'))
  expect(titles()).not.toContain('Love Initiative')
  await user.click(button('Edit School Drives'))
  expect(await screen.findByRole('form', { name: 'Edit program' })).toBeVisible()
})

test('a program on the website leads to its own page there, wherever its link leads, and a draft to none', async () => {
  const [fairs, ...others] = programs.seed
  const kept = [{ ...fairs, link: '/get-involved', slug: 'eye-bus' }, ...others.slice(0, 1)]
  const user = await openPrograms('/admin/programs', kept)
  const links = () =>
    screen
      .getAllByRole('link', { name: /^View on site:/ })
      .map((link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`)
  const expected = [
    'View on site: Health Fairs /programs/eye-bus',
    'View on site: School Drives /programs/school-drives',
  ]
  expect(links()).toEqual(expected)
  await showAs(user, 'Cards')
  expect(links()).toEqual(expected)
  await user.click(button('Unpublish School Drives'))
  expect(links()).toEqual(expected.slice(0, 1))
})

test('where a table has no room, there are cards that can be sorted, and no choice', async () => {
  await setViewportWidth(1024)
  await openPrograms()
  expect(screen.getByRole('list', { name: 'All' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  expect(screen.queryByRole('radiogroup', { name: 'View' })).toBeNull()
})

test('the search narrows the list and can be cleared', async () => {
  const user = await openPrograms()
  fill(screen.getByRole('searchbox', { name: 'Search programs' }), 'NEIGHBORS')
  expect(titles()).toEqual(['Community Support'])
  fill(screen.getByRole('searchbox'), 'NEIGHBORS nowhere')
  await user.click(button('Clear the search'))
  expect(titles()).toHaveLength(4)
})

test('a column sorts the list', async () => {
  const user = await openPrograms()
  await user.click(screen.getByRole('columnheader', { name: 'Program' }))
  expect(titles()[0]).toBe('Community Support')
  await user.click(screen.getByRole('columnheader', { name: 'Program' }))
  expect(titles()[0]).toBe('School Drives')
})

test('without programs there is one thing to do: add one', async () => {
  const user = await openPrograms('/admin/programs', [])
  expect(screen.getByText('There are no programs yet.')).toBeVisible()
  await user.click(button('Add a program'))
  expect(await screen.findByRole('form', { name: 'Add program' })).toBeVisible()
})

test('saving never blocks: an empty form creates a draft with the icon heart', async () => {
  const user = await openPrograms()
  await user.click(button('Add program'))
  expect(location.pathname).toBe('/admin/programs/new')
  const form = await screen.findByRole('form', { name: 'Add program' })
  expect(within(form).queryByRole('group', { name: 'Status' })).toBeNull()
  await user.click(within(form).getByRole('button', { name: 'Create program' }))

  const toast = (await screen.findByText('Program created')).parentElement
  expect(toast).toHaveTextContent('“Untitled program” is under Drafts.')
  expect(location.pathname).toBe('/admin/programs')
  await waitFor(() => expect(storedPrograms()).toHaveLength(5))
  expect(storedPrograms().at(-1)).toEqual({
    id: expect.any(Number),
    title: '',
    description: '',
    icon: 'heart',
    color: 'green',
    link: '',
    status: 'draft',
    createdAt: '2025-10-01',
  })
})

test('icon and color are chosen from a list; a link out of this website is hinted at and saved all the same', async () => {
  const { user, form } = await openNew()
  const choice = (group: string, label: string) =>
    within(within(form).getByRole('group', { name: group })).getByRole('radio', { name: label })
  expect(choice('Icon', 'Heart')).toBeChecked()
  await user.click(choice('Icon', 'Stethoscope'))
  await user.click(choice('Color', 'Sea blue'))
  expect(choice('Icon', 'Stethoscope')).toBeChecked()

  const link = within(form).getByRole('textbox', { name: 'Link' })
  await fillAndLeave(link, 'https://elsewhere.example')
  await waitFor(() => expect(link).toHaveAccessibleDescription(/has no such page/))
  expect(within(form).getByText(/has no such page/)).toHaveStyle({ color: amber })
  await fillAndLeave(link, '/get-involved#volunteer')
  await waitFor(() =>
    expect(link).toHaveAccessibleDescription('“Learn More” leads to the program’s own page.'),
  )
  await fillAndLeave(link, 'https://elsewhere.example')
  await user.click(within(form).getByRole('button', { name: 'Create program' }))
  await waitFor(() =>
    expect(storedPrograms().at(-1)).toMatchObject({
      icon: 'stethoscope',
      color: 'sea',
      link: 'https://elsewhere.example',
    }),
  )
})

test('a program gets an address from its title, one of its own, and a page with what is written', async () => {
  const { user, form } = await openNew()
  const address = within(form).getByLabelText('Page address')
  fill(within(form).getByLabelText('Title'), 'Health Fairs!')
  await waitFor(() => expect(address).toHaveAttribute('placeholder', 'health-fairs'))
  expect(address).toHaveAccessibleDescription('Visitors find it at /programs/health-fairs-2.')
  await fillAndLeave(address, 'School Drives')
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(
      '/programs/school-drives is taken. This program will be at /programs/school-drives-2.',
    ),
  )
  fill(address, '')
  fill(within(form).getByLabelText('Content'), '## On *wheels*')
  await user.click(within(form).getByRole('button', { name: 'Create program' }))
  await waitFor(() =>
    expect(storedPrograms().at(-1)).toMatchObject({
      slug: 'health-fairs-2',
      content: '## On *wheels*',
    }),
  )
  await waitFor(() => expect(screen.getByText('/programs/health-fairs-2')).toBeVisible())
})

test('a program from before there were addresses keeps its link’s, and content can be written and removed', async () => {
  const user = await openPrograms()
  for (const content of ['Come by.', '']) {
    // What was saved may be stored before the list is back.
    await user.click(await screen.findByRole('button', { name: 'Edit Health Fairs' }))
    const form = await screen.findByRole('form', { name: 'Edit program' })
    expect(within(form).getByLabelText('Page address')).toHaveValue('health-fairs')
    fill(within(form).getByLabelText('Content'), content)
    await user.click(within(form).getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(storedPrograms()[0]).toEqual({
        ...withDraft[0],
        slug: 'health-fairs',
        createdAt: '2025-10-01',
        ...(content && { content }),
      }),
    )
  }
})

test('the preview shows a program in the list and on its page, and says what stands there unwritten', async () => {
  await setViewportWidth(1280)
  const { form } = await openNew()
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  fill(within(form).getByLabelText('Title'), 'Eye Bus')
  await waitFor(() => expect(preview.getAllByRole('heading', { name: 'Eye Bus' })).toHaveLength(2))
  expect(preview.getByText(/the page shows the title and the description/)).toBeVisible()
  fill(within(form).getByLabelText('Page address'), 'school-drives')
  expect(await preview.findByText(/shows its original page/)).toBeVisible()
  fill(within(form).getByLabelText('Content'), '# Glasses')
  expect(await preview.findByRole('heading', { name: 'Glasses' })).toBeVisible()
})

test('an icon that is not on the list shows as a heart and is kept by an edit of something else', async () => {
  const foreign = { ...programs.seed[0], icon: 'rocket', color: 'bg-red-600 text-white' }
  const user = await openPrograms('/admin/programs', [foreign])
  await user.click(button('Edit Health Fairs'))
  const form = await screen.findByRole('form', { name: 'Edit program' })
  expect(within(form).getByRole('radio', { name: 'Heart' })).toBeChecked()
  expect(within(form).getByRole('radio', { name: 'Red' })).toBeChecked()
  fill(within(form).getByLabelText('Title'), 'Health Fairs!')
  await user.click(within(form).getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(storedPrograms()[0]).toMatchObject({
      ...foreign,
      title: 'Health Fairs!',
      createdAt: '2025-10-01',
    }),
  )
})

test('an edit is confirmed by name, stamps today as “Last saved” and keeps what others changed', async () => {
  const user = await openPrograms()
  await user.click(button('Edit School Drives'))
  const form = await screen.findByRole('form', { name: 'Edit program' })
  storeAsAnotherTab(
    'programs',
    withDraft.map((program) => ({ ...program, status: 'active' })),
  )

  fill(within(form).getByLabelText('Title'), 'Drives')
  await user.click(within(form).getByRole('button', { name: 'Save changes' }))

  expect((await screen.findByText('Program updated')).parentElement).toHaveTextContent('“Drives”')
  await waitFor(() =>
    expect(storedPrograms()[1]).toMatchObject({
      title: 'Drives',
      status: 'active',
      createdAt: '2025-10-01',
    }),
  )
  expect(row('Drives').getByText('Oct 1, 2025')).toBeVisible()
})

test('a row publishes and unpublishes its program', async () => {
  const user = await openPrograms()
  await user.click(button('Publish School Drives'))
  expect((await screen.findByText('Program published')).parentElement).toHaveTextContent(
    '“School Drives”',
  )
  await waitFor(() => expect(storedPrograms()[1].status).toBe('active'))
  expect(button('Unpublish School Drives')).toHaveFocus()

  await user.click(button('Unpublish School Drives'))
  expect(await screen.findByText('Program unpublished')).toBeVisible()
  await waitFor(() => expect(storedPrograms()[1]).toEqual(withDraft[1]))
})

test.each(['{Enter>4/}', '{Enter}{Enter}', '  '])(
  'pressing %o on Publish publishes a program, and does not unpublish it again',
  async (keys) => {
    const user = await openPrograms()
    button('Publish School Drives').focus()
    pressAtOnce()
    await user.keyboard(keys)
    expect(button('Unpublish School Drives')).toHaveFocus()
    await waitFor(() => expect(storedPrograms()[1].status).toBe('active'))
  },
)

test('a program that leaves the tab passes the focus on to the next one', async () => {
  const user = await openPrograms()
  await user.click(tab(/Active/))
  await user.click(button('Unpublish Community Support'))
  expect(button('Unpublish Love Initiative')).toHaveFocus()
  await user.click(button('Unpublish Love Initiative'))
  expect(button('Unpublish Health Fairs')).toHaveFocus()
  await user.click(button('Unpublish Health Fairs'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('deleting is announced with the program’s name and can be undone', async () => {
  const user = await openPrograms()
  await user.click(button('Delete School Drives'))
  const toast = await screen.findByRole('alert')
  expect(toast).toHaveTextContent('Program deleted')
  expect(toast).toHaveTextContent('“School Drives”')
  expect(button('Delete Community Support')).toHaveFocus()
  await waitFor(() => expect(storedPrograms()).toHaveLength(3))

  await user.click(button('Undo'))
  await waitFor(() => expect(storedPrograms()).toEqual(withDraft))
  expect(titles()[1]).toBe('School Drives')
  expect(button('Delete Community Support')).toHaveFocus()
})

test('a change in another tab appears without a reload, in an open form too', async () => {
  const user = await openPrograms()
  await user.click(button('Edit Health Fairs'))
  const title = await screen.findByRole('textbox', { name: 'Title' })
  storeAsAnotherTab('programs', [{ ...programs.seed[0], title: 'Fairs' }])
  await waitFor(() => expect(title).toHaveValue('Fairs'))
  await user.click(button('Cancel'))
  await waitFor(() => expect(titles()).toEqual(['Fairs']))
})
