import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'shared/router'
import { Toaster } from 'shared/toaster'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeStore } from '../app/store'
import { Page } from '../components/Page'
import { NewBlogForm } from '../features/blog/BlogForm'
import { RecordDonationForm } from '../features/donations/RecordDonationForm'
import { NewEventForm } from '../features/events/EventForm'
import { NewProgramForm } from '../features/programs/ProgramForm'
import { GeneralSettingsForm } from '../features/settings/GeneralSettingsForm'
import { PaymentSettingsForm } from '../features/settings/PaymentSettingsForm'
import { fill } from '../testing/form'
import { freezeTime } from '../testing/frozenClock'
import { writesSettled } from '../testing/writesSettled'
import { ImpactPage } from './impact/ImpactPage'

/** A store whose first dispatch throws. */
function storeThatFailsOnce() {
  const store = makeStore()
  vi.spyOn(store, 'dispatch').mockImplementationOnce(() => {
    throw new Error('no change can be made')
  })
  return store
}

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function PageOf({ form }: { form: (drawer: DrawerProps) => ReactNode }) {
  const [open, setOpen] = useState(true)
  return form({ open, onOpenChange: setOpen })
}

function renderForm(form: (drawer: DrawerProps) => ReactNode) {
  freezeTime()
  onTestFinished(writesSettled)
  render(
    <Provider store={storeThatFailsOnce()}>
      <BrowserRouter>
        <PageOf form={form} />
      </BrowserRouter>
      <Toaster />
    </Provider>,
  )
  return userEvent.setup({ delay: null })
}

interface FormCase {
  form: (drawer: DrawerProps) => ReactNode
  /** The typed values, by the label of the field. */
  typed: Record<string, string>
  submit: string
  /** The title of the toast after a successful save. */
  confirmation: string
}

test.each<[string, FormCase]>([
  [
    'a program',
    {
      form: (drawer) => <NewProgramForm {...drawer} />,
      typed: { Title: 'Reading days', Description: 'Books for all', Link: '/programs' },
      submit: 'Create program',
      confirmation: 'Program created',
    },
  ],
  [
    'an event',
    {
      form: (drawer) => <NewEventForm {...drawer} />,
      typed: { Title: 'Harbor fair', Date: 'May 1, 2027', Attendees: '3', Slots: '40' },
      submit: 'Create event',
      confirmation: 'Event created',
    },
  ],
  [
    'a post',
    {
      form: (drawer) => <NewBlogForm {...drawer} />,
      typed: { Title: 'News', Content: '# At length', Tags: 'health, hosting' },
      submit: 'Create post',
      confirmation: 'Blog post created',
    },
  ],
  [
    'a donation',
    {
      form: (drawer) => <RecordDonationForm {...drawer} />,
      typed: { 'Donor name': 'Ann Lee', Email: 'ann@example.com', Campaign: 'Back to School' },
      submit: 'Record donation',
      confirmation: 'Donation recorded',
    },
  ],
  [
    'the payment settings',
    {
      form: () => (
        <Page title="Settings">
          <PaymentSettingsForm selected />
        </Page>
      ),
      typed: { 'Gateway ID': 'merchant-1', 'Gateway password': 'gateway-secret-7' },
      submit: 'Save payment settings',
      confirmation: 'Settings Saved',
    },
  ],
  [
    'the general settings',
    {
      form: () => (
        <Page title="Settings">
          <GeneralSettingsForm selected />
        </Page>
      ),
      typed: { 'Site name': 'Harbor Trust', 'Contact email': 'a@b.example' },
      submit: 'Save general settings',
      confirmation: 'Settings Saved',
    },
  ],
])('%s that cannot be saved says so, keeps every field, and can be saved again', async (_, it) => {
  const user = renderForm(it.form)
  const typed = Object.entries(it.typed)
  for (const [label, text] of typed) fill(screen.getByLabelText(label), text)
  await savingFailsOnce(user, it)
  for (const [label, text] of typed) expect(screen.getByLabelText(label)).toHaveValue(text)
  expect(screen.queryByText(/gateway is configured/)).toBeNull()
  await savingSucceeds(user, it)
})

test('impact figures that cannot be saved say so, keep every field, and can be saved again', async () => {
  const user = renderForm(() => <ImpactPage />)
  const card = within(screen.getByRole('group', { name: 'People Served' }))
  fill(card.getByLabelText('Value'), '2000')
  fill(card.getByLabelText('Suffix'), '+')
  const it = { submit: 'Save Changes', confirmation: 'Impact stats updated' }
  await savingFailsOnce(user, it)
  expect(card.getByLabelText('Value')).toHaveValue(2000)
  expect(card.getByLabelText('Suffix')).toHaveValue('+')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await savingSucceeds(user, it)
})

type Saving = Pick<FormCase, 'submit' | 'confirmation'>
type User = ReturnType<typeof userEvent.setup>

const alertSaying = (text: string) => screen.getByText(text).closest('[role="alert"]')
const failure = 'This could not be saved. What you typed is still here.'

async function savingFailsOnce(user: User, { submit, confirmation }: Saving) {
  await user.click(screen.getByRole('button', { name: submit }))
  await waitFor(() => expect(alertSaying(failure)).toBeVisible())
  expect(alertSaying('Not saved')).toHaveTextContent('Something went wrong. Please try again.')
  expect(screen.queryByText(confirmation)).toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
}

async function savingSucceeds(user: User, { submit, confirmation }: Saving) {
  await user.click(screen.getByRole('button', { name: submit }))
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull())
  expect(await screen.findByText(confirmation)).toBeVisible()
}
