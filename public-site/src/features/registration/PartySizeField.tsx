import { largestParty } from 'shared/entities/limits'
import { Field } from '../../forms/Field'
import type { FieldRegistration } from '../../forms/formView'

const sizes = Array.from({ length: largestParty }, (_, index) => String(index + 1))

interface PartySizeFieldProps {
  register: FieldRegistration
  error?: string | undefined
  warning?: string | undefined
  /** Of a form without the library. */
  defaultValue?: number
}

/** How many people one registration is for. */
export const PartySizeField = ({ register, defaultValue, ...messages }: PartySizeFieldProps) => (
  <Field label="How many people are coming?" {...messages}>
    {(control) => (
      <select {...control} {...register} defaultValue={defaultValue}>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    )}
  </Field>
)
