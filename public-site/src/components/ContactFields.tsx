import { Field } from './Field'
import type { FormViewProps } from './formView'

interface Contact {
  name: string
  email: string
  phone?: string
}

interface ContactFieldsProps extends Pick<FormViewProps<Contact>, 'register' | 'errors'> {
  nameLabel?: string
  phoneRequired?: boolean
}

/** Who fills in a form, and how to reach them. */
export function ContactFields({
  register,
  errors,
  nameLabel = 'Name',
  phoneRequired = false,
}: ContactFieldsProps) {
  return (
    <>
      <Field label={nameLabel} error={errors.name?.message}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" required />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" required />
        )}
      </Field>
      <Field label="Phone" optional={!phoneRequired} error={errors.phone?.message}>
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
