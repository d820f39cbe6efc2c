import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { dismissToast, showToast } from 'shared/toasts'
import { useKeepTyped } from '../../forms/useKeepTyped'
import { chosenAmountUsd, type DonationFormValues, donationFormSchema } from './donationSchema'
import { type Donation, donationDefaults } from './gift'

const missingInformation = {
  title: 'Missing information',
  description: 'Please provide your name and email address.',
}
const invalidAmount = {
  title: 'Invalid amount',
  description: 'Please select or enter a valid donation amount.',
}

/** Both steps share it, so that sending the second also clears what the tab keeps of the first. */
export const donationName = 'A donation'

interface DonorActions {
  onContinue: (donation: Donation) => void
  onEdit: () => void
}

/** Step 1: who gives, how much and how often. */
export function useDonor({ onContinue, onEdit }: DonorActions) {
  const form = useForm({
    resolver: standardSchemaResolver(donationFormSchema),
    defaultValues: { name: '', email: '', customAmount: '', ...donationDefaults },
  })
  useKeepTyped(form, donationName)
  const errorToast = useRef(0)
  const [preset, customAmount, frequency] = form.watch(['preset', 'customAmount', 'frequency'])

  function register(name: keyof DonationFormValues) {
    return form.register(name, {
      onChange({ target }) {
        // On a phone the toast lies over the form that is being corrected.
        dismissToast(errorToast.current)
        onEdit()
        if (name === 'preset') form.resetField('customAmount')
        if (name === 'customAmount') {
          sanitizeAmountInput(target)
          form.setValue('customAmount', target.value)
          form.setValue('preset', '')
          // The library does not check again what was changed while it was typed.
          form.clearErrors('customAmount')
        }
      },
    })
  }

  function showFirstError(errors: FieldErrors<DonationFormValues>) {
    const { name, email } = form.getValues()
    const missing = !name.trim() || !email.trim()
    if (!missing && !errors.customAmount) return
    const notice = missing ? missingInformation : invalidAmount
    // The first invalid field takes the focus, and its error says what is missing.
    errorToast.current = showToast({ kind: 'destructive', silent: true, ...notice })
  }

  function continueToPayment(values: DonationFormValues) {
    const { name, email, frequency } = values
    onContinue({ name, email, amountUsd: chosenAmountUsd(values), frequency })
  }

  return {
    view: {
      register,
      errors: form.formState.errors,
      gift: { amountUsd: chosenAmountUsd({ preset, customAmount }), frequency },
      onSubmit: form.handleSubmit(continueToPayment, showFirstError),
    },
    reset: () => form.reset(),
  }
}

/** What the custom amount may contain: digits, the first decimal point and at most two decimals. */
export function sanitizeAmount(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.')
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 2)}`
}

/** Strips the rest from what is typed; the caret stays where it was. */
function sanitizeAmountInput(input: HTMLInputElement) {
  const kept = sanitizeAmount(input.value)
  if (kept === input.value) return
  const caret = sanitizeAmount(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}
