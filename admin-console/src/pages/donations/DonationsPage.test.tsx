import { act, screen, waitFor, within } from '@testing-library/react'
import { donations } from 'shared/collections/donations'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { describe, expect, test } from 'vitest'
import { donation } from '../../testing/donation'
import { fill } from '../../testing/form'
import { tab } from '../../testing/listPage'
import { renderConsole, type User } from '../../testing/renderConsole'
import { renderStoreConsole } from '../../testing/renderStoreConsole'
import { savedFile } from '../../testing/savedFile'
import { slidIn } from '../../testing/slidIn'
import { storeAsAnotherTab, stored } from '../../testing/storage'

async function openDonations(records?: readonly object[]) {
  if (records) storeAsAnotherTab('donations', records)
  const { user } = renderConsole('/admin/donations')
  await screen.findByRole('heading', { level: 1, name: 'Donations' })
  return user
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const donors = () => rows().map((row) => row.querySelector('td div div div')?.textContent)
const searchBox = () => screen.getByRole('searchbox', { name: 'Search donors or campaigns' })
const search = (text: string) => fill(searchBox(), text)
const summary = (title: string) => screen.getByText(title).parentElement

test('from a database, which keeps no order, the latest stand first, and of one day what was recorded last', async () => {
  const [first, second] = [donation(1), donation(2)]
  storeAsAnotherTab('donations', [first, second, donation(3, { date: '2025-08-01' })])
  renderStoreConsole('/admin/donations', () => [])
  await screen.findByRole('table')
  expect(donors()).toEqual(['Donor 2', 'Donor 1', 'Donor 3'])
})

test('three cards sum the donations up', async () => {
  await openDonations()
  expect(summary('Total Donations')).toHaveTextContent('$1,830.50Total processed donations')
  expect(summary('Website Donations')).toHaveTextContent('2Online donations processed')
  expect(summary('Total Donors')).toHaveTextContent('5Unique donors')
})

test('the three sums stand whole in one line or below each other, whatever they are', async () => {
  await openDonations([donation(1, { amount: 9_999_999.5 })])
  const figure = screen.getByText('$9,999,999.50', { selector: 'dd' })
  const text = document.createRange()
  text.selectNodeContents(figure)
  for (const width of [560, 768, 1024, 1280]) {
    await setViewportWidth(width)
    expect(text.getClientRects(), `at ${width} px`).toHaveLength(1)
    const tops = ['Total Donations', 'Website Donations', 'Total Donors'].map(
      (title) => summary(title)?.getBoundingClientRect().top,
    )
    expect(new Set(tops).size, `at ${width} px`).toBe(width < 768 ? 3 : 1)
  }
})

test('a donor’s email is seen whole under a long name and beside a large amount, and the method stands in one line', async () => {
  await setViewportWidth(1280)
  const email = 'accounts.and.gifts.of.the.church@grace.tabernacle.example'
  await openDonations([
    donation(1, {
      donorName:
        'The Ladies’ Guild and the Youth Fellowship of Grace Tabernacle in Saint Elizabeth',
      email,
      amount: 9_999_999.5,
      method: 'credit_card',
      campaign: 'Back to School',
      status: 'pending',
    }),
  ])
  const note = screen.getByText(
    (_, element) => element?.textContent === email && !element.querySelector('div'),
  )
  expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth)
  expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight)
  const lines = note.parentElement as HTMLElement
  expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    lines.getBoundingClientRect().bottom + 1,
  )
  const method = document.createRange()
  method.selectNodeContents(screen.getByText('Credit card'))
  expect(method.getClientRects()).toHaveLength(1)
})

test('the tabs say how many donations they hold', async () => {
  const user = await openDonations()
  expect(tab(/^All Donations 6$/)).toHaveAttribute('aria-selected', 'true')
  await user.click(tab(/^Website 4$/))
  expect(donors()).toEqual(['Marcia Campbell', 'Devon Wright', 'Andre Brown', 'Marcia Campbell'])
  await user.click(tab(/^Manually Recorded 2$/))
  expect(donors()).toEqual(['Grace Tabernacle Ladies’ Guild', 'Hillview Hardware'])
  await user.click(tab(/^Pending\/Failed 2$/))
  expect(donors()).toEqual(['Andre Brown', 'Marcia Campbell'])
})

test('the columns are donor and email, amount, date, campaign, method and status', async () => {
  await openDonations([
    donation(1, {
      donorName: 'Ann',
      email: 'ann@example.com',
      amount: 1480.5,
      method: 'credit_card',
    }),
  ])
  const cells = within(rows()[0] as HTMLElement).getAllByRole('cell')
  expect(cells[0]).toHaveTextContent('Annann@example.com')
  expect(cells.slice(1, 6).map((cell) => cell.textContent)).toEqual([
    '$1,480.50',
    'Sep 1, 2025',
    'General',
    'Credit card',
    'Completed',
  ])
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Donor', 'Amount', 'Date', 'Campaign', 'Method', 'Status'])
})

test('notes stand quietly below the campaign, in two lines at most; the search leaves them out', async () => {
  const notes =
    `Collected at the August service, ${'and at the one in September '.repeat(3)}`.trim()
  await openDonations([donation(1, { campaign: 'School', notes }), donation(2), donation(3)])
  const line = screen.getByText(notes)
  expect(line.closest('td')).toHaveTextContent(`School${notes}`)
  expect(line).toHaveAttribute('title', notes)
  expect(line.scrollHeight).toBeGreaterThan(line.clientHeight)
  expect(line.clientHeight).toBeLessThan(45)

  search('august')
  expect(await screen.findByText('0 of 3 found')).toBeVisible()
})

test('the search filters by a part of donor’s name, email or campaign, General where it is empty', async () => {
  const user = await openDonations()
  search('CAMPBELL')
  await waitFor(() => expect(donors()).toEqual(['Marcia Campbell', 'Marcia Campbell']))
  search('hillview.example')
  await waitFor(() => expect(donors()).toEqual(['Hillview Hardware']))
  search('general')
  await waitFor(() => expect(donors()).toEqual(['Devon Wright', 'Marcia Campbell']))
  expect(screen.getByText('2 of 6 found')).toBeVisible()
  expect(tab(/^All Donations 6$/)).toBeVisible()
  expect(summary('Total Donors')).toHaveTextContent('5')

  search('nobody')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Export to CSV (0)' })).toBeDisabled(),
  )
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(rows()).toHaveLength(6))
})

test('a column sorts all pages, and a search returns to the first', async () => {
  const many = Array.from({ length: 25 }, (_, n) => donation(n, { amount: n }))
  const user = await openDonations(many)
  expect(rows()).toHaveLength(10)
  await user.click(await screen.findByRole('button', { name: 'Page 3' }))
  expect(donors()).toEqual(['Donor 20', 'Donor 21', 'Donor 22', 'Donor 23', 'Donor 24'])

  search('donor')
  await waitFor(() => expect(donors()[0]).toBe('Donor 0'))
  const amount = () => screen.getByRole('columnheader', { name: /Amount/ })
  await user.click(amount())
  await user.click(amount())
  expect(amount()).toHaveAttribute('aria-sort', 'descending')
  expect(donors()[0]).toBe('Donor 24')
})

test.each([
  ['Mark completed', 'completed', '$1,880.50'],
  ['Mark failed', 'failed', '$1,830.50'],
])('a pending donation can be resolved: %s, with a toast and undo', async (name, status, total) => {
  const user = await openDonations()
  const action = () => screen.getByRole('button', { name: `${name} $50.00 from Andre Brown` })
  await user.click(action())
  const toast = (await screen.findByText(`Donation marked ${status}`)).parentElement
  expect(toast).toHaveTextContent('$50.00 from Andre Brown')
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
  expect(summary('Total Donations')).toHaveTextContent(total)
  await waitFor(() => expect(stored('donations')[3]).toMatchObject({ id: 4, status }))

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored('donations')).toEqual(donations.seed))
  expect(action()).toBeVisible()
})

test('settling by keyboard leads to the next pending donation', async () => {
  const user = await openDonations([
    donation(1, { status: 'pending' }),
    donation(2),
    donation(3, { status: 'pending' }),
  ])
  screen.getByRole('button', { name: 'Mark completed $10.00 from Donor 1' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Mark completed $10.00 from Donor 3' }),
    ).toHaveFocus(),
  )
})

test('on a phone each donation is a card, with the words of its actions', async () => {
  await setViewportWidth(360)
  await openDonations()
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: 'All Donations' })).getAllByRole('listitem')
  expect(cards).toHaveLength(6)
  const action = screen.getByRole('button', { name: 'Mark failed $50.00 from Andre Brown' })
  expect(action).toHaveTextContent('Mark failed')
  expect(cards[3]).toContainElement(action)
  expect(cards[2]).toHaveTextContent('CashCollected at the August service.')
  expect(cards[3]).toHaveTextContent(
    'Andre Brownandre.brown@example.comSep 14, 2025, Back to SchoolCredit card$50.00Pending',
  )
})

test('on a phone, the amount leaves the words of a long name whole', async () => {
  await setViewportWidth(360)
  const donorName = 'Bartholomew Featherstonehaugh-Montgomery'
  storeAsAnotherTab('donations', [donation(1, { donorName, amount: 12_500.5 })])
  renderConsole('/admin/donations')
  const name = (await screen.findByText(donorName)).firstChild as Text
  const card = within(name.parentElement?.closest('li') as HTMLElement)
  const amount = card.getByText('$12,500.50').getBoundingClientRect()
  const words = [...donorName.matchAll(/\w+-?/g)].map(({ index, 0: { length } }) => {
    const word = document.createRange()
    word.setStart(name, index)
    word.setEnd(name, index + length)
    return [...word.getClientRects()]
  })
  expect(words.map(({ length }) => length)).toEqual([1, 1, 1])
  const beside = words
    .flat()
    .filter(({ top, bottom }) => top < amount.bottom && bottom > amount.top)
  for (const { right } of beside) expect(right).toBeLessThan(amount.left)
})

test('Export to CSV, above the table, gives the rows of the current tab and search', async () => {
  const user = await openDonations()
  const exportAll = screen.getByRole('button', { name: 'Export to CSV (6)' })
  const { DOCUMENT_POSITION_FOLLOWING: below } = Node
  expect(exportAll.compareDocumentPosition(screen.getByRole('table'))).toBe(below)
  await user.click(tab(/^Website/))
  search('general')
  expect(await screen.findByText('2 of 4 found')).toBeVisible()
  expect(exportAll).toHaveAccessibleName('Export to CSV (2)')

  const file = await savedFile(() => user.click(exportAll))
  expect(file.name).toBe('donations-2025-10-01.csv')
  expect(file.type).toContain('text/csv')
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toMatch(/^Devon Wright,/)
  expect(lines[2]).toMatch(/^Marcia Campbell,/)
})

test('a year holds its donations for the list and the export; one recorded for another year shows all again', async () => {
  const user = await openDonations([
    donation(1, { date: '2025-03-01' }),
    donation(2, { date: '2024-03-01' }),
    donation(3, { date: '' }),
  ])
  await user.click(screen.getByRole('combobox', { name: 'Year' }))
  const years = screen.getAllByTitle(/^(Any year|\d+)$/)
  expect(years.map(({ textContent }) => textContent)).toEqual([
    'Any year',
    'Any year',
    '2025',
    '2024',
  ])
  await user.click(screen.getByTitle('2024'))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(tab(/^All Donations 1$/)).toBeVisible()
  const file = await savedFile(() =>
    user.click(screen.getByRole('button', { name: /^Export to CSV/ })),
  )
  expect((await file.text()).trim().split('\r\n')).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: 'Record Donation' }))
  const form = within(await screen.findByRole('dialog', { name: 'Record Manual Donation' }))
  await user.click(form.getByRole('button', { name: 'Record donation' }))
  await waitFor(() => expect(rows()).toHaveLength(4))
})

test('an empty tab says so, and has one thing to do', async () => {
  const user = await openDonations([])
  await user.click(tab(/^Pending/))
  expect(screen.getByText('No pending or failed donations.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all donations' }))
  expect(screen.getByText('No donations yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record a donation' }))
  expect(await screen.findByRole('dialog', { name: 'Record Manual Donation' })).toBeVisible()
})

test('what another tab records appears without a reload', async () => {
  await openDonations()
  storeAsAnotherTab('donations', [donation(9), ...donations.seed])
  await waitFor(() => expect(donors()[0]).toBe('Donor 9'))
  expect(tab(/^All Donations 7$/)).toBeVisible()
})

test('of 10,000 donations, no more are rendered than fit a page', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => donation(n))
  const user = await openDonations(many)
  expect(rows()).toHaveLength(10)
  search('donor1')
  await waitFor(() => expect(screen.getByText('1,111 of 10,000 found')).toBeVisible())
  expect(rows()).toHaveLength(10)
  await user.click(tab(/^Manually Recorded 10,000$/))
  expect(rows()).toHaveLength(10)
})

describe('the donor’s name opens all that is kept of the donation', () => {
  const notes = 'In memory of Mrs. Brown'

  async function openDrawer(fields: Partial<DonationRecord>) {
    const user = await openDonations([donation(1, { donorName: 'Ann', ...fields }), donation(2)])
    await user.click(screen.getByRole('button', { name: 'Open Ann' }))
    const dialog = await screen.findByRole('dialog', { name: '$10.00 from Ann' })
    await slidIn()
    const buttons = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean)
    const press = (name: string) => user.click(within(dialog).getByRole('button', { name }))
    return { user, dialog, buttons, press }
  }

  async function openEdit(fields: Partial<DonationRecord>) {
    const { user, press } = await openDrawer(fields)
    await press('Edit')
    const dialog = await screen.findByRole('dialog', { name: 'Edit donation' })
    await waitFor(() => expect(within(dialog).getByLabelText('Donor name')).toHaveFocus())
    const save = () => user.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    return { user, form: within(dialog), save }
  }

  const undo = (user: User) => user.click(screen.getByRole('button', { name: 'Undo' }))
  const before = () => donation(1, { donorName: 'Ann', campaign: 'Books', notes })

  test('with its notes, campaign, source, status and history', async () => {
    const { dialog } = await openDrawer({ campaign: 'Books', notes, source: 'website' })
    const drawer = within(dialog)
    const values = drawer.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(values).toEqual(expect.arrayContaining(['Books', notes, 'The website', 'Completed']))
    expect(drawer.getByRole('link', { name: 'See who changed this' })).toHaveAttribute(
      'href',
      '/admin/history?kind=donations&id=1',
    )
  })

  test.each([
    ['website', 'pending', ['Mark failed', 'Mark completed']],
    ['website', 'completed', ['Mark failed']],
    ['website', 'failed', ['Mark completed']],
    ['manual', 'completed', ['Edit', 'Delete', 'Mark failed']],
    ['manual', 'failed', ['Edit', 'Delete', 'Mark completed']],
  ] as const)('what can be done with one from %s that is %s', async (source, status, actions) => {
    const { buttons } = await openDrawer({ source, status })
    expect(buttons).toEqual(actions)
  })

  test('on a phone its foot is one line', async () => {
    await setViewportWidth(360)
    const { dialog } = await openDrawer({ status: 'failed' })
    const [one, other] = ['Delete', 'Mark completed'].map((name) =>
      within(dialog).getByRole('button', { name }).getBoundingClientRect(),
    )
    expect(one?.top).toBe(other?.top)
  })

  test.each([
    ['pending', 'Mark completed', 'completed'],
    ['failed', 'Mark completed', 'completed'],
    ['completed', 'Mark failed', 'failed'],
  ] as const)('one that is %s can be resolved: %s, with undo', async (status, action, resolved) => {
    const { user, press } = await openDrawer({ status })
    await press(action)
    expect(await screen.findByText(`Donation marked ${resolved}`)).toBeVisible()
    await waitFor(() => expect(stored('donations')[0]).toMatchObject({ status: resolved }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await undo(user)
    expect(await screen.findByText(`Donation marked ${status} again`)).toBeVisible()
    await waitFor(() => expect(stored('donations')[0]).toMatchObject({ status }))
  })

  test('one recorded by hand can be corrected, in the form filled in, with undo', async () => {
    const { user, form, save } = await openEdit({ campaign: 'Books', notes })
    expect(form.getByLabelText('Amount (USD)')).toHaveValue(10)
    expect(form.getByLabelText('Campaign')).toHaveValue('Books')
    expect(form.getByLabelText('Notes')).toHaveValue(notes)
    fill(form.getByLabelText('Amount (USD)'), '12.5')
    fill(form.getByLabelText('Campaign'), '')
    await save()
    const toast = (await screen.findByText('Donation updated')).parentElement
    expect(toast).toHaveTextContent('“Ann”')
    const { campaign: _, ...corrected } = { ...before(), amount: 12.5 }
    await waitFor(() => expect(stored('donations')).toEqual([corrected, donation(2)]))

    await undo(user)
    expect(await screen.findByText('Change undone')).toBeVisible()
    await waitFor(() => expect(stored('donations')).toEqual([before(), donation(2)]))
  })

  test('a correction of what is deleted since has nothing to undo', async () => {
    const { user, form, save } = await openEdit({})
    fill(form.getByLabelText('Amount (USD)'), '12.5')
    await save()
    const undoing = await screen.findByRole('button', { name: 'Undo' })
    act(() => storeAsAnotherTab('donations', [donation(2)]))
    await user.click(undoing)
    expect(await screen.findByText('The donation is gone.')).toBeVisible()
    expect(stored('donations')).toEqual([donation(2)])
  })

  test('once it was corrected, the donor’s name has the focus again', async () => {
    const { save } = await openEdit({})
    await save()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open Ann' })).toHaveFocus())
  })

  test('what another tab changes meanwhile in other fields stays, and its status too', async () => {
    const { form, save } = await openEdit({})
    storeAsAnotherTab('donations', [
      { ...donation(1, { donorName: 'Ann' }), status: 'failed', notes: 'Bounced' },
      donation(2),
    ])
    await waitFor(() => expect(form.getByLabelText('Notes')).toHaveValue('Bounced'))
    fill(form.getByLabelText('Amount (USD)'), '20')
    await save()
    await waitFor(() =>
      expect(stored('donations')[0]).toMatchObject({
        amount: 20,
        status: 'failed',
        notes: 'Bounced',
      }),
    )
  })

  test('what another tab deletes meanwhile is saved again, with its status', async () => {
    const { form, save } = await openEdit({ status: 'failed' })
    storeAsAnotherTab('donations', [donation(2)])
    fill(form.getByLabelText('Amount (USD)'), '20')
    await save()
    await waitFor(() =>
      expect(stored('donations')).toEqual([
        {
          ...before(),
          id: expect.any(Number),
          amount: 20,
          status: 'failed',
          campaign: undefined,
          notes: undefined,
        },
        donation(2),
      ]),
    )
  })

  test('a correction stays on its page of the list', async () => {
    const user = await openDonations(Array.from({ length: 25 }, (_, n) => donation(n)))
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await user.click(screen.getByRole('button', { name: 'Open Donor 12' }))
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit donation' }))
    await user.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Donation updated')).toBeVisible()
    expect(donors()[2]).toBe('Donor 12')
  })

  test('one recorded by hand can be deleted, with a toast and undo', async () => {
    const { user, press } = await openDrawer({})
    await press('Delete')
    const toast = (await screen.findByText('Donation deleted')).parentElement
    expect(toast).toHaveTextContent('“Ann”, $10.00')
    await waitFor(() => expect(stored('donations')).toEqual([donation(2)]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await undo(user)
    expect(await screen.findByText('Donation restored')).toBeVisible()
    await waitFor(() =>
      expect(stored('donations')).toEqual([donation(1, { donorName: 'Ann' }), donation(2)]),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
