import { render, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test } from 'vitest'
import { fill } from '../testing/form'
import { ImageField } from './ImageField'

const picture = '/placeholder.svg?fair'

const renderField = (image: string) =>
  render(
    <Form layout="vertical" initialValues={{ image }}>
      <ImageField name="image" label="Image" />
      <p>Below</p>
    </Form>,
  )

const preview = () => screen.getByRole('img', { name: 'Preview' })
const below = () => screen.getByText('Below').getBoundingClientRect().top

test('the picture is there when the form opens', () => {
  renderField(picture)
  expect(preview()).toHaveAttribute('src', picture)
})

test.each(['', '/missing.jpg', 'javascript:alert(1)'])(
  'the URL “%s” shows what visitors will see instead, and moves nothing',
  async (url) => {
    renderField(picture)
    const before = below()
    fill(screen.getByLabelText('Image'), url)
    await waitFor(() => expect(preview()).toHaveAttribute('src', '/placeholder.svg'))
    expect(below()).toBe(before)
  },
)
