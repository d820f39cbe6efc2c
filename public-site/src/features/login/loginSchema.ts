import { emailAddress } from 'shared/entities/formFields'
import * as z from 'shared/schema'

export const loginFormSchema = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(8, 'Password must be at least 8 characters')),
  rememberMe: z.boolean(),
})
