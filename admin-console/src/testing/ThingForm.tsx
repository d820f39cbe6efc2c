import { fireEvent, screen } from '@testing-library/react'
import { Form, Input } from 'antd'
import { useState } from 'react'
import type { Toast } from 'shared/toasts'
import * as z from 'zod/mini'
import { FormDrawer } from '../forms/FormDrawer'
import { fill } from './form'
import { stored } from './storage'

export const saved: Toast = { kind: 'success', title: 'Thing saved' }

const draftSchema = z.partial(z.object({ title: z.string() }))

/** A page whose button opens a form with one field, which keeps a draft. */
export function PageWithForm({ onSave = () => saved }: { onSave?: () => Toast }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>Things</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Add thing
      </button>
      <FormDrawer
        open={open}
        name="thing-6"
        title="Add thing"
        submitLabel="Create thing"
        initialValues={{ title: 'Fair' }}
        draftSchema={draftSchema}
        onSave={onSave}
        onOpenChange={setOpen}
      >
        <Form.Item name="title" label="Title">
          <Input />
        </Form.Item>
      </FormDrawer>
    </>
  )
}

export const title = () => screen.getByLabelText('Title')
export const type = (text: string) => fill(title(), text)
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const draft = () => stored('draft:thing-6')
