import { act, render, screen, waitFor } from '@testing-library/react'
import { Form, Input } from 'antd'
import { events } from 'shared/collections/events'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fill } from '../testing/form'
import { storeAsAnotherTab, stored } from '../testing/storage'
import { DraftForm, DraftOffer } from './DraftForm'
import { FormFoot } from './FormFoot'
import { useDraft } from './useDraft'

const draftSchema = z.partial(z.object({ title: z.string() }))
const rendered = vi.fn()

function EventForm() {
  const [form] = Form.useForm<{ title: string }>()
  const draft = useDraft('event-1', draftSchema)
  rendered()
  return (
    <DraftForm form={form} draft={draft} name="event-1" saved={{ title: 'Fair' }} onSave={() => {}}>
      <Form.Item name="title" label="Title">
        <Input />
      </Form.Item>
      <FormFoot form="event-1" draft={draft} collection={events} submitLabel="Save" />
    </DraftForm>
  )
}

test('typing keeps a draft and says so without rendering the form again', () => {
  const { container } = render(<EventForm />)
  rendered.mockClear()
  fill(screen.getByLabelText('Title'), 'Fairs')
  expect(stored('draft:event-1').values).toEqual({ title: 'Fairs' })
  expect(container).toHaveTextContent('Unsaved changes')
  fill(screen.getByLabelText('Title'), 'Fair')
  expect(stored('draft:event-1')).toBeNull()
  expect(container).not.toHaveTextContent('Unsaved changes')
  expect(rendered).not.toHaveBeenCalled()
})

test('a draft is offered only until the tab in which it is typed has saved it', () => {
  const values = { title: 'Fairs' }
  storeAsAnotherTab('draft:event-1', { savedAt: '2025-10-01T12:00:00Z', values })
  render(<EventForm />)
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible()
  localStorage.removeItem('draft:event-1')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'draft:event-1' })))
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  expect(screen.getByLabelText('Title')).toBeEnabled()
})

test('a field that was changed elsewhere while it was edited says so until it is saved', async () => {
  const onSave = vi.fn()
  function Fair({ title, place }: { title: string; place: string }) {
    const [form] = Form.useForm<{ title: string; hall: { place: string } }>()
    const saved = { title, hall: { place } }
    return (
      <DraftForm form={form} draft={useDraft('fair')} name="fair" saved={saved} onSave={onSave}>
        <Form.Item name="title" label="Title">
          <Input />
        </Form.Item>
        <Form.Item name={['hall', 'place']} label="Place">
          <Input />
        </Form.Item>
      </DraftForm>
    )
  }
  const { rerender } = render(<Fair title="Fair" place="Hall" />)
  fill(screen.getByLabelText('Title'), 'My fair')
  rerender(<Fair title="Fair" place="Church" />)
  expect(screen.getByLabelText('Place')).toHaveValue('Church')
  expect(screen.queryByText(/Someone changed this/)).toBeNull()
  rerender(<Fair title="Their fair" place="Church" />)
  expect(screen.getByLabelText('Title')).toHaveValue('My fair')
  const warning = await screen.findByText(/Someone changed this.*Saving replaces/)
  expect(screen.getByLabelText('Title').closest('.ant-form-item')).toContainElement(warning)
  expect(screen.getAllByText(/Someone changed this/)).toHaveLength(1)
  rerender(<Fair title="My fair" place="Church" />)
  await waitFor(() => expect(screen.queryByText(/Someone changed this/)).toBeNull())
})

test('the offer of a draft is said, and goes along with the fields, of which it covers none', () => {
  storeAsAnotherTab('draft:event-1', { savedAt: '2025-10-01T12:00:00Z', values: { title: 'F' } })
  render(<EventForm />)
  const form = screen.getByLabelText('Title').closest('form') as HTMLElement
  form.style.minHeight = '300vh'
  scrollTo(0, 800)
  expect(
    screen.getByRole('button', { name: 'Restore' }).getBoundingClientRect().bottom,
  ).toBeLessThan(screen.getByLabelText('Title').getBoundingClientRect().top)
  expect(screen.getByText(/^You have unsaved changes/)).toHaveRole('status')
})

test('says by Jamaica’s clock when the draft was typed, wherever the device is', () => {
  const savedAt = '2026-01-05T02:10:00Z'
  render(<DraftOffer savedAt={savedAt} onRestore={() => {}} onDiscard={() => {}} />)
  expect(screen.getByText(/^Jan 4, 2026, 9:10\sPM$/)).toBeVisible()
})
