import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field'

test('a field names its control and describes it with its hint', () => {
  render(
    <Field label="Phone" hint="With the area code." optional>
      {(control) => <input {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Phone (optional)')
  expect(input).toHaveAccessibleDescription('With the area code.')
  expect(input).toBeValid()
})

test('an error that is only “Required” becomes what to enter; a warning is no error', () => {
  render(
    <>
      <Field label="Phone" error="Required" requiredHint="Enter a number">
        {(control) => <input {...control} />}
      </Field>
      <Field label="Day" error={undefined} requiredHint="Enter a day" warning="This day is over.">
        {(control) => <input {...control} />}
      </Field>
    </>,
  )
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Enter a number')
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('This day is over.')
  expect(screen.getByLabelText('Day')).toBeValid()
})

test('an error is in words, marks the control as invalid and is read before the hint', () => {
  render(
    <Field label="Email" hint="We answer there." error="Please enter a valid email address">
      {(control) => <input {...control} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Please enter a valid email address We answer there.')
})
