import * as z from 'shared/schema'

/** Who is signed in. There is no password here: it never leaves the sign-in form. */
export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.literal('admin'),
})
export type AdminUser = z.infer<typeof adminUserSchema>
