import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox, Form, Input, Select } from 'antd'
import { lazy, type ReactNode } from 'react'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { toastStore } from 'shared/toasts'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { freezeTime } from '../testing/frozenClock'
import { pressAtOnce } from '../testing/pressAtOnce'
import { draft, PageWithForm, press, saved, title, type } from '../testing/ThingForm'
import { FormDrawer } from './FormDrawer'

const initialValues = { title: 'Fair', featured: false, tags: ['health'] }
const draftSchema = z.partial(
  z.object({ title: z.string(), featured: z.boolean(), tags: z.array(z.string()) }),
)
const thing = {
  name: 'thing-6',
  title: 'Edit thing',
  submitLabel: 'Save changes',
  initialValues,
  draftSchema,
  onOpenChange: () => {},
}

beforeEach(freezeTime)

/** Rendering again also stands in for a reload: only localStorage is kept. */
function openForm(props: Partial<Parameters<typeof FormDrawer<typeof initialValues>>[0]> = {}) {
  const onSave = vi.fn(() => saved)
  const { unmount } = render(
    <FormDrawer {...thing} open onSave={onSave} {...props}>
      <Form.Item name="title" label="Title">
        <Input />
      </Form.Item>
      <Form.Item name="featured" label="Featured" valuePropName="checked">
        <Checkbox />
      </Form.Item>
      <Form.Item name="tags" label="Tags">
        <Select mode="tags" />
      </Form.Item>
    </FormDrawer>,
  )
  return { onSave, crash: unmount }
}

function leaveTyped(text: string) {
  const { crash } = openForm()
  type(text)
  crash()
}

test.each(['{Enter>4/}', '{Enter}{Enter}'])(
  'pressing %o on what opens a form does not save it unread',
  async (keys) => {
    const user = userEvent.setup({ delay: null })
    const onSave = vi.fn(() => saved)
    render(<PageWithForm onSave={onSave} />)
    screen.getByRole('button', { name: 'Add thing' }).focus()
    pressAtOnce()
    await user.keyboard(keys)
    await waitFor(() => expect(title()).toHaveFocus())
    expect(onSave).not.toHaveBeenCalled()
    await user.keyboard('!{Enter}')
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  },
)

test('a form closed before it begins to slide in gives the focus back', async () => {
  render(<PageWithForm />)
  const opener = screen.getByRole('button', { name: 'Add thing' })
  opener.focus()
  press('Add thing')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(opener).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a form closed while it still slides in gives the focus back', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  const user = userEvent.setup()
  render(<PageWithForm />)
  const opener = screen.getByRole('button', { name: 'Add thing' })
  await user.click(opener)
  await waitFor(() => expect(title()).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a form is confirmed when it has gone, which it does once however often it was sent', async () => {
  const dialogs: (HTMLElement | null)[] = []
  const unsubscribe = toastStore.subscribe(() => dialogs.push(screen.queryByRole('dialog')))
  const onSave = vi.fn(() => saved)
  render(<PageWithForm onSave={onSave} />)
  press('Add thing')
  press('Create thing')
  press('Create thing')
  await waitFor(() => expect(toastStore.getSnapshot()).toMatchObject([saved]))
  unsubscribe()
  expect(dialogs).toEqual([null])
  expect(onSave).toHaveBeenCalledOnce()
})

test('a form that is opened again while it slides out is confirmed, and can be sent again', async () => {
  const onSave = vi.fn(() => saved)
  const form = (open: boolean) => (
    <FormDrawer {...thing} open={open} onSave={onSave}>
      {null}
    </FormDrawer>
  )
  const { rerender } = render(form(true))
  press('Save changes')
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(toastStore.getSnapshot()).toEqual([])
  rerender(form(false))
  rerender(form(true))
  expect(toastStore.getSnapshot()).toMatchObject([saved])
  press('Save changes')
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
})

test('a form that was canceled saves nothing more, although its page has not closed it yet', async () => {
  const { onSave } = openForm()
  press('Cancel')
  type('Harbor fair')
  expect(draft()).not.toBeNull()
  press('Save changes')
  // Sending it has ended.
  await waitFor(() => expect(draft()).toBeNull())
  expect(onSave).not.toHaveBeenCalled()
})

test('a form that is left with its page is confirmed all the same', async () => {
  const { onSave, crash } = openForm()
  press('Save changes')
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  crash()
  expect(toastStore.getSnapshot()).toMatchObject([saved])
})

test('an unsaved form survives a crash and is offered back', async () => {
  const { crash } = openForm()
  type('Harbor fair')
  fireEvent.click(screen.getByLabelText('Featured'))
  crash()

  const { onSave } = openForm()
  expect(screen.getByRole('time')).toHaveTextContent('Oct 1, 2025')
  await waitFor(() => expect(title()).toHaveFocus())
  expect(title()).toHaveValue('Fair')
  screen.getByRole('button', { name: 'Restore' }).focus()
  press('Restore')
  expect(title()).toHaveValue('Harbor fair')
  await waitFor(() => expect(title()).toHaveFocus())
  expect(screen.getByLabelText('Featured')).toBeChecked()
  press('Save changes')
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({
      title: 'Harbor fair',
      featured: true,
      tags: ['health'],
    }),
  )
  expect(draft()).toBeNull()
})

test('beside a draft on offer the form can be filled in and saved, and the offer stays', async () => {
  leaveTyped('Harbor fair')
  const { onSave, crash } = openForm()
  type('Hill fair')
  press('Save changes')
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Hill fair' })),
  )
  expect(draft().values.title).toBe('Harbor fair')
  crash()
  openForm()
  press('Restore')
  expect(title()).toHaveValue('Harbor fair')
})

test('what was typed beside a draft on offer survives a crash, and so does the draft', () => {
  leaveTyped('Harbor fair')
  leaveTyped('Hill fair')
  openForm()
  press('Restore')
  expect(title()).toHaveValue('Hill fair')
  press('Restore')
  expect(title()).toHaveValue('Harbor fair')
})

test('Restore offers in turn what it replaces', () => {
  leaveTyped('Harbor fair')
  const { crash } = openForm()
  type('Hill fair')
  fireEvent.click(screen.getByLabelText('Featured'))
  press('Restore')
  expect(title()).toHaveValue('Harbor fair')
  expect(screen.getByLabelText('Featured')).not.toBeChecked()
  press('Restore')
  expect(title()).toHaveValue('Hill fair')
  expect(screen.getByLabelText('Featured')).toBeChecked()
  press('Discard')
  expect(title()).toHaveValue('Hill fair')
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  crash()
  expect(draft().values).toEqual({ title: 'Hill fair', featured: true })
})

test('a discarded draft is removed', async () => {
  leaveTyped('Harbor fair')
  const { crash } = openForm()
  screen.getByRole('button', { name: 'Discard' }).focus()
  press('Discard')
  expect(draft()).toBeNull()
  expect(title()).toHaveValue('Fair')
  await waitFor(() => expect(title()).toHaveFocus())
  crash()
  openForm()
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('Enter right after Escape discards no draft, although the page has not closed the form yet', async () => {
  const user = userEvent.setup()
  leaveTyped('Harbor fair')
  openForm()
  screen.getByRole('button', { name: 'Discard' }).focus()
  await user.keyboard('{Escape}{Enter}')
  expect(draft().values.title).toBe('Harbor fair')
})

test('a restored draft is kept until it is saved', () => {
  leaveTyped('Harbor fair')
  const { crash } = openForm()
  press('Restore')
  crash()
  openForm()
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
})

test('typing that comes back to what is saved leaves no draft', () => {
  openForm()
  type('Harbor fair')
  type('Fair')
  expect(draft()).toBeNull()
})

test('a draft belongs to one thing: the form of another opens as it is', () => {
  leaveTyped('Harbor fair')
  openForm({ name: 'thing-7' })
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('a form that has to open empty keeps no draft', () => {
  const { crash } = openForm({ draftSchema: undefined })
  type('Harbor fair')
  crash()
  expect(draft()).toBeNull()
})

test('a stored draft of another form is set aside, and the form opens as it is', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const text = JSON.stringify({ savedAt: '2025-10-01T12:00:00Z', values: { title: 7 } })
  localStorage.setItem('draft:thing-6', text)
  openForm()
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  expect(title()).toBeEnabled()
  expect(localStorage.getItem('draft:thing-6.unreadable.1')).toBe(text)
  warn.mockRestore()
})

test('a restored draft leaves alone what was changed elsewhere meanwhile', () => {
  leaveTyped('Harbor fair')
  openForm({ initialValues: { ...initialValues, featured: true } })
  press('Restore')
  expect(title()).toHaveValue('Harbor fair')
  expect(screen.getByLabelText('Featured')).toBeChecked()
})

test('a drawer slides in before its fields have come, and the first of them has the focus then', async () => {
  let come = (_: { default: () => ReactNode }) => {}
  const Fields = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        come = resolve
      }),
  )
  render(
    <FormDrawer {...thing} open onSave={() => saved}>
      <Fields />
    </FormDrawer>,
  )
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible()
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument()
  come({
    default: () => (
      <Form.Item name="title" label="Title">
        <Input />
      </Form.Item>
    ),
  })
  await waitFor(() => expect(title()).toHaveFocus())
  expect(title()).toHaveValue('Fair')
})
