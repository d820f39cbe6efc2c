/** Fields that several forms share, with the limits and messages of each in one place. */
import * as z from 'shared/schema'
import { formatNumber } from '../format/number'
import { visitorLimits } from './limits'

const atMost = (longest: number) =>
  z.maxLength(longest, {
    error: () => `At most ${formatNumber(longest)} characters`,
  })

/**
 * Emails and lists are made of what has one line: nothing in it may begin another, or turn it into something
 * else for the eye. The same as the database's `private.is_line`.
 */
const oneLine = z.regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u,
  'Please type this again: it has line breaks or invisible characters',
)

/** Trimmed text of one line that must not be empty. */
export const requiredText = (longest: number = visitorLimits.shortText) =>
  z.string().check(z.trim(), z.minLength(1, 'Required'), atMost(longest), oneLine)

/** A trimmed email address. */
export const emailAddress = z
  .string()
  .check(z.trim(), z.email('Please enter a valid email address'), atMost(visitorLimits.email))

/** A trimmed name of at least 2 characters. */
export const personName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'Name must be at least 2 characters'),
    atMost(visitorLimits.personName),
    oneLine,
  )

/** Text that may be empty, and the form is then sent without it. */
export const orNothing = (text: ReturnType<typeof z.string>) =>
  z.pipe(
    z.optional(text),
    z.transform((text: string | undefined) => text || undefined),
  )

/** Optional text of several lines. */
export const optionalText = (longest: number = visitorLimits.longText) =>
  orNothing(z.string().check(z.trim(), atMost(longest)))

/** An optional phone number, in any way of writing it. */
export const optionalPhone = () =>
  orNothing(z.string().check(z.trim(), atMost(visitorLimits.phone), oneLine))
