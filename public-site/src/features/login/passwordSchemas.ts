import { emailAddress } from 'shared/entities/formFields'
import * as z from 'shared/schema'

export const passwordResetSchema = z.object({ email: emailAddress })

const newPassword = z
  .string()
  // GoTrue refuses longer ones: bcrypt would ignore the rest.
  .check(
    z.minLength(12, 'Password must be at least 12 characters'),
    z.maxLength(72, 'Password must be at most 72 characters'),
  )

export const newPasswordSchema = z.object({ password: newPassword, repeated: z.string() }).check(
  z.refine(({ password, repeated }) => password === repeated, {
    error: 'The two passwords are not the same',
    path: ['repeated'],
  }),
)
