import type { VolunteerApplication } from 'shared/entities/volunteerApplication'
import { ContactFields } from '../../components/ContactFields'
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
      <ContactFields register={register} errors={errors} />
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
