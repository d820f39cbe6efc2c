/** Fields that several forms share, with the limits and messages of each in one place. */
import * as z from 'shared/schema'

/** Trimmed text that must not be empty. */
export const requiredText = (message = 'Required') =>
  z.string().check(z.trim(), z.minLength(1, message))

/** A trimmed email address. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.email('Please enter a valid email address'))

/** A trimmed name of at least 2 characters. */
export const personName = z
  .string()
  .check(z.trim(), z.minLength(2, 'Name must be at least 2 characters'))

/** Optional text. When it is empty, the form submits without it. */
export const optionalText = z.pipe(
  z.optional(z.string().check(z.trim())),
  z.transform((text: string | undefined) => text || undefined),
)
