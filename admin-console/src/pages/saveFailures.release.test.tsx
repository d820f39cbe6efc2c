import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense, useState } from 'react'
import { Provider } from 'react-redux'
import { events } from 'shared/collections/events'
import { newEventDefaults } from 'shared/entities/event'
import { BrowserRouter } from 'shared/router'
import { writesSettled } from 'shared/testing/writesSettled'
import { Toaster } from 'shared/toaster'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openAdministration } from '../backend/administration'
import { Page } from '../components/Page'
import { postKind } from '../features/blog/postKind'
import { RecordDonationForm } from '../features/donations/RecordDonationForm'
import { eventKind } from '../features/events/eventKind'
import { programKind } from '../features/programs/programKind'
import { GeneralSettingsForm } from '../features/settings/GeneralSettingsForm'
import { PaymentSettingsForm } from '../features/settings/PaymentSettingsForm'
import { fill } from '../testing/form'
import { freezeTime } from '../testing/frozenClock'
import { makeStore } from '../testing/makeStore'
import { AddForm, EditForm } from './ItemForms'
import { ImpactPage } from './impact/ImpactPage'

const savedEvent = { ...newEventDefaults, ...events.seed[0], id: 1 }

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

async function renderForm(form: (drawer: DrawerProps) => ReactNode) {
  freezeTime()
  onTestFinished(writesSettled)
  // What suspends while Testing Library renders, React does not take up again.
  await act(() => Promise.all([openAdministration(), eventKind.loadForm(), postKind.loadForm()]))
  render(
    <Provider store={storeThatFailsOnce()}>
      <BrowserRouter>
        <Suspense>
          <PageOf form={form} />
        </Suspense>
      </BrowserRouter>
      <Toaster />
    </Provider>,
  )
  return userEvent.setup({ delay: null })
}

interface FormCase {
  form: (drawer: DrawerProps) => ReactNode
  /** A field that another choice than the default reveals. */
  revealed?: string
  /** Shown as long as the changes are not saved. */
  notice?: string
  submit: string
  /** Answers the question that is asked before the save. */
  answer?: string
  /** The title of the toast after a successful save. */
  confirmation: string
}

test.each<[string, FormCase]>([
  [
    'a program',
    {
      form: (drawer) => <AddForm kind={programKind} {...drawer} />,
      submit: 'Create program',
      confirmation: 'Program created',
    },
  ],
  [
    'an event',
    {
      form: (drawer) => <AddForm kind={eventKind} {...drawer} />,
      submit: 'Create event',
      confirmation: 'Event created',
    },
  ],
  [
    'a changed event',
    {
      form: (drawer) => <EditForm kind={eventKind} item={savedEvent} {...drawer} />,
      submit: 'Save changes',
      // The last choice of its status is chosen.
      answer: 'Cancel event',
      confirmation: 'Event updated',
    },
  ],
  [
    'a post',
    {
      form: (drawer) => <AddForm kind={postKind} {...drawer} />,
      submit: 'Create post',
      confirmation: 'Blog post created',
    },
  ],
  [
    'a donation',
    {
      form: (drawer) => <RecordDonationForm {...drawer} />,
      submit: 'Record donation',
      confirmation: 'Donation recorded',
    },
  ],
  [
    'the payment settings',
    {
      form: () => (
        <Page title="Settings">
          <PaymentSettingsForm />
        </Page>
      ),
      revealed: 'Production URL (optional)',
      submit: 'Save payment settings',
      confirmation: 'Settings Saved',
    },
  ],
  [
    'the general settings',
    {
      form: () => (
        <Page title="Settings">
          <GeneralSettingsForm />
        </Page>
      ),
      submit: 'Save general settings',
      confirmation: 'Settings Saved',
    },
  ],
  [
    'the impact figures',
    {
      form: () => <ImpactPage />,
      notice: 'Unsaved changes',
      submit: 'Save Changes',
      confirmation: 'Impact stats updated',
    },
  ],
])('%s that cannot be saved says so, keeps every field, and can be saved again', async (_, it) => {
  const user = await renderForm(it.form)
  await screen.findByRole('button', { name: it.submit })
  const initial = formState()
  choose()
  if (it.revealed) await screen.findByLabelText(it.revealed)
  type()
  const changed = formState()
  for (const [field, state] of Object.entries(initial)) expect(changed[field]).not.toBe(state)

  await savingFailsOnce(user, it)
  expect(formState()).toEqual(changed)
  if (it.notice) expect(screen.getByText(it.notice)).toBeVisible()
  expect(screen.queryByText(/gateway is configured/)).toBeNull()
  await savingSucceeds(user, it)
})

/** The state of each control, by the control's id; of radio buttons, by their group. */
function formState() {
  const state: Record<string, string | boolean> = {}
  for (const control of all('form :is(input, textarea, select)')) {
    if (control.type === 'radio') {
      if (control.checked) state[control.name] = control.value
    } else if (control.type === 'checkbox') state[control.id] = control.checked
    // The browser's pickers show what a field with an id holds.
    else if (!control.id) continue
    // The input of a Select is for searching; what is chosen stands beside it.
    else state[control.id] = control.closest('.ant-select')?.textContent ?? control.value
  }
  return state
}

/** Changes every radio group, checkbox and Select. */
function choose() {
  // Each click unchecks another radio button of the group, so the last one stays checked.
  for (const control of all('form :is([type="radio"]:not(:checked), [type="checkbox"])')) {
    fireEvent.click(control)
  }
  for (const select of all('[role="combobox"]')) {
    fireEvent.mouseDown(select)
    const [other] = all('.ant-select-item-option:not(.ant-select-item-option-selected)')
    if (other) fireEvent.click(other)
  }
}

const texts: Record<string, string> = { number: '42', date: '2027-05-01' }

/** Changes every field that is typed. */
function type() {
  const typed = 'input:not([type="radio"], [type="checkbox"], [role="combobox"]), textarea'
  for (const field of all(typed)) fill(field, texts[field.type] ?? 'Changed')
}

const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]

type Saving = Pick<FormCase, 'submit' | 'answer' | 'confirmation'>
type User = ReturnType<typeof userEvent.setup>

const alertSaying = (text: string) => screen.getByText(text).closest('[role="alert"]')
const failure = 'We couldn’t save this. Please try again.'

async function submitForm(user: User, { submit, answer }: Saving) {
  await user.click(screen.getByRole('button', { name: submit }))
  if (!answer) return
  const button = await screen.findByRole('button', { name: answer })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
}

async function savingFailsOnce(user: User, saving: Saving) {
  await submitForm(user, saving)
  await waitFor(() => expect(alertSaying(failure)).toBeVisible())
  // Said once: in the form, and not by the toast as well.
  expect(alertSaying('Not saved')).toBeNull()
  expect(screen.getByText('Not saved').parentElement).toHaveTextContent(
    'Something went wrong. Please try again.',
  )
  expect(screen.queryByText(saving.confirmation)).toBeNull()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
}

async function savingSucceeds(user: User, saving: Saving) {
  await submitForm(user, saving)
  await waitFor(() => expect(screen.queryByText(failure)).toBeNull())
  expect(await screen.findByText(saving.confirmation)).toBeVisible()
}
