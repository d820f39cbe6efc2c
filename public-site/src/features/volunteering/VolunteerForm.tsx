import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import {
  type VolunteerApplication,
  volunteerFormSchema,
} from 'shared/entities/volunteerApplication'
import { showToast } from 'shared/toasts'
import { VolunteerFormView } from './VolunteerFormView'

const empty = { name: '', email: '', phone: '', interests: '' }

export function VolunteerForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(volunteerFormSchema),
    defaultValues: empty,
  })

  function submit(application: VolunteerApplication) {
    console.info('[site] Volunteer application', application)
    reset()
    showToast({
      kind: 'success',
      title: 'Volunteer Application Submitted!',
      description: "Thank you for your interest. We'll be in touch soon.",
    })
  }

  return (
    <VolunteerFormView
      register={register}
      errors={formState.errors}
      submitting={formState.isSubmitting}
      onSubmit={handleSubmit(submit)}
    />
  )
}
