import type { VolunteerApplication } from 'shared/entities/volunteerApplication'
import { ContactFields } from '../../forms/ContactFields'
import { DemonstrationNote } from '../../forms/DemonstrationNote'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import type { FormViewProps } from '../../forms/formView'

export const VolunteerFormView = ({
  register,
  errors,
  ...form
}: FormViewProps<VolunteerApplication>) => (
  <Form {...form} submitLabel="Submit Volunteer Application">
    <ContactFields register={register} errors={errors} />
    <Field
      label="Areas of interest"
      optional
      hint="A role, a place, or something you’re good at."
      error={errors.interests?.message}
    >
      {(control) => <textarea {...control} {...register('interests')} rows={3} />}
    </Field>
    <DemonstrationNote />
  </Form>
)
