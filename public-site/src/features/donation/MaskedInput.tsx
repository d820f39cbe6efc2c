import type { ComponentProps } from 'react'
import type { FieldRegistration } from '../../forms/formView'
import { applyMask } from './cardMasks'

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref'> {
  field: FieldRegistration
  mask: Parameters<typeof applyMask>[1]
  /** The value before this change. */
  previous: () => string
}

/** Digits only, formatted as they are typed. */
export function MaskedInput({ field, mask, previous, ...input }: MaskedInputProps) {
  return (
    <input
      {...input}
      {...field}
      inputMode="numeric"
      onChange={(event) => {
        const { inputType } = event.nativeEvent as InputEvent
        applyMask(event.currentTarget, mask, previous(), inputType)
        return field.onChange?.(event)
      }}
    />
  )
}
