import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type HealthFairRequest,
  type HealthFairRequestFormValues,
  type HealthFairRequestType,
  healthFairRequestFormSchema,
} from 'shared/entities/healthFairRequest'
import { showToast } from 'shared/toasts'
import { defaultRequestType, RequestFormView } from './RequestFormView'

const empty = {
  name: '',
  email: '',
  phone: '',
  organization: '',
  location: '',
  preferredDate: '',
  attendees: '',
  details: '',
}

/** One form for both kinds of request: changing the kind keeps what was typed. */
export function RequestForm() {
  const [type, setType] = useState<HealthFairRequestType>(defaultRequestType)
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(healthFairRequestFormSchema),
    defaultValues: empty,
  })

  function submit(form: HealthFairRequestFormValues) {
    const request: HealthFairRequest = { type, ...form }
    console.info('[site] Health fair request', request)
    reset()
    setType(defaultRequestType)
    showToast({
      kind: 'success',
      title: 'Request submitted successfully!',
      description: "We'll contact you soon to discuss your health fair request.",
    })
  }

  return (
    <RequestFormView
      register={register}
      errors={formState.errors}
      submitting={formState.isSubmitting}
      onSubmit={handleSubmit(submit)}
      type={type}
      onTypeChange={setType}
    />
  )
}
