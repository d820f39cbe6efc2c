import { useId } from 'react'
import type { HealthFairRequest, HealthFairRequestType } from 'shared/entities/healthFairRequest'
import { healthFairServices } from 'shared/entities/healthFairServices'
import { ChoiceGroup } from '../../forms/ChoiceGroup'
import { ContactFields } from '../../forms/ContactFields'
import { DemonstrationNote } from '../../forms/DemonstrationNote'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import type { FormViewProps } from '../../forms/formView'
import styles from './RequestFormView.module.css'
import { requestTypes } from './requestTypes.content'
import type { RequestWarnings } from './requestWarnings'

export const defaultRequestType: HealthFairRequestType = 'host'

interface RequestFormViewProps extends FormViewProps<HealthFairRequest & { services: string[] }> {
  /** Left out before the form library has loaded: then it is the default. */
  type?: HealthFairRequestType
  warnings?: RequestWarnings
}

export function RequestFormView({
  register,
  errors,
  type,
  warnings,
  ...form
}: RequestFormViewProps) {
  const explanation = useId()
  const shown = type ?? defaultRequestType
  return (
    <Form {...form} submitLabel="Submit Request">
      <div className={styles.type}>
        <ChoiceGroup
          legend="What would you like to do?"
          variant="segments"
          options={requestTypes}
          register={register('type')}
          defaultValue={type ? undefined : shown}
          describedBy={explanation}
        />
        <p className={styles.explanation} id={explanation}>
          {requestTypes.find(({ value }) => value === shown)?.explanation}
        </p>
      </div>
      <ContactFields register={register} errors={errors} phoneRequired />
      <Field
        label="Organization"
        error={errors.organization?.message}
        requiredHint="Enter your church, school or group"
      >
        {(control) => (
          <input {...control} {...register('organization')} autoComplete="organization" required />
        )}
      </Field>
      <Field
        label="Location"
        hint="The venue, its town and parish."
        error={errors.location?.message}
        requiredHint="Enter a location"
      >
        {(control) => <input {...control} {...register('location')} required />}
      </Field>
      <div className={styles.pair}>
        <Field
          label="Preferred date"
          error={errors.preferredDate?.message}
          requiredHint="Choose a preferred date"
          warning={warnings?.preferredDate}
        >
          {(control) => <input {...control} {...register('preferredDate')} type="date" required />}
        </Field>
        <Field
          label="Expected attendees"
          error={errors.attendees?.message}
          requiredHint="Enter how many people you expect"
          warning={warnings?.attendees}
        >
          {(control) => (
            <input {...control} {...register('attendees')} inputMode="numeric" required />
          )}
        </Field>
      </div>
      {/* A reminder of what a fair can offer; what is checked is not part of the request. */}
      {shown === 'plan' && (
        <fieldset className={styles.services}>
          <legend className={styles.legend}>What a fair can include</legend>
          {healthFairServices.map((service) => (
            <label key={service} className={styles.service}>
              <input {...register('services')} type="checkbox" value={service} />
              {service}
            </label>
          ))}
        </fieldset>
      )}
      <Field label="Details" optional error={errors.details?.message}>
        {(control) => <textarea {...control} {...register('details')} rows={4} />}
      </Field>
      <DemonstrationNote />
    </Form>
  )
}
