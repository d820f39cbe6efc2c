/** Fields that several forms of the site share, with the limits and messages of each in one place. */
import * as z from 'zod/mini'

export const requiredText = (message = 'Required') =>
  z.string().check(z.trim(), z.minLength(1, message))

export const emailAddress = z
  .string()
  .check(z.trim(), z.email('Please enter a valid email address'))

export const personName = z
  .string()
  .check(z.trim(), z.minLength(2, 'Name must be at least 2 characters'))

/** Text that may be left empty; empty text is left out of what the form submits. */
export const optionalText = z.pipe(
  z.optional(z.string().check(z.trim())),
  z.transform((text: string | undefined) => text || undefined),
)
