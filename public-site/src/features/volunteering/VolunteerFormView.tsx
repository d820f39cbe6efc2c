import type { VolunteerApplication } from 'shared/entities/volunteerApplication'
import { Field } from '../../components/Field'
import { Form } from '../../components/Form'
import type { FormViewProps } from '../../components/formView'

export function VolunteerFormView({
  register,
  errors,
  ...form
}: FormViewProps<VolunteerApplication>) {
  return (
    <Form {...form} submitLabel="Submit Volunteer Application">
      <Field label="Name" error={errors.name?.message}>
        {(control) => <input {...control} {...register('name')} autoComplete="name" required />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="email" required />
        )}
      </Field>
      <Field label="Phone" optional error={errors.phone?.message}>
        {(control) => <input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field
        label="Areas of interest"
        optional
        hint="A role, a place, or something you are good at."
        error={errors.interests?.message}
      >
        {(control) => <textarea {...control} {...register('interests')} rows={3} />}
      </Field>
    </Form>
  )
}
