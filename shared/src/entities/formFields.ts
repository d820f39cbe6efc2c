/** Fields that several forms of the site share, with the limits and messages of each in one place. */
import * as z from 'zod/mini'

/** Text without spaces around it, of which something has to remain. */
export const requiredText = (message = 'Required') =>
  z.string().check(z.trim(), z.minLength(1, message))

/** An email address, without spaces around it. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.email('Please enter a valid email address'))

/** A name of at least 2 characters, without spaces around it. */
export const personName = z
  .string()
  .check(z.trim(), z.minLength(2, 'Name must be at least 2 characters'))

/** Text that may be left empty; empty text is left out of what the form submits. */
export const optionalText = z.pipe(
  z.optional(z.string().check(z.trim())),
  z.transform((text: string | undefined) => text || undefined),
)
