import { Field } from './Field'
import type { FormViewProps } from './formView'

interface Person {
  name: string
  email: string
}

type Fields<Values> = Pick<FormViewProps<Values>, 'register' | 'errors'> & { nameLabel?: string }

/** The name and email address of the person who fills in a form. */
export function NameAndEmailFields({ register, errors, nameLabel = 'Name' }: Fields<Person>) {
  return (
    <>
      <Field label={nameLabel} error={errors.name?.message} requiredHint="Enter your name">
        {(control) => <input {...control} {...register('name')} autoComplete="name" required />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" required />
        )}
      </Field>
    </>
  )
}

type ContactFieldsProps = Fields<Person & { phone?: string }> & { phoneRequired?: boolean }

/** The person who fills in a form, with a phone number. */
export function ContactFields({ phoneRequired = false, ...person }: ContactFieldsProps) {
  const { register, errors } = person
  return (
    <>
      <NameAndEmailFields {...person} />
      <Field
        label="Phone"
        optional={!phoneRequired}
        error={errors.phone?.message}
        requiredHint="Enter a number where we can reach you"
      >
        {(control) => (
          <input
            {...control}
            {...register('phone')}
            type="tel"
            autoComplete="tel"
            required={phoneRequired}
          />
        )}
      </Field>
    </>
  )
}
