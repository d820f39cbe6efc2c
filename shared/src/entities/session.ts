import * as z from 'shared/schema'

/** Who is signed in. There is no password here: it never leaves the sign-in form. */
export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.literal('admin'),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** What signing in at a database gives. */
const tokensSchema = z.object({
  /** Goes with each request of the administrator; the database accepts it for an hour or so. */
  accessToken: z.string(),
  /** Good for new tokens, once. */
  refreshToken: z.string(),
  /** When the access token ends by the clock of this device, in milliseconds. */
  expiresAt: z.number(),
})
export type Tokens = z.infer<typeof tokensSchema>

/** Who is signed in, as the browser keeps it; with tokens where somebody confirms it. */
export const storedSessionSchema = z.object({
  ...adminUserSchema.shape,
  tokens: z.optional(tokensSchema),
})
export type StoredSession = z.infer<typeof storedSessionSchema>
