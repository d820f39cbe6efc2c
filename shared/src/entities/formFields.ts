/** Fields that several forms share, with the limits and messages of each in one place. */
import * as z from 'shared/schema'
import { formatNumber } from '../format/number'
import { visitorLimits } from './limits'

const atMost = (longest: number) =>
  z.maxLength(longest, {
    error: () => `At most ${formatNumber(longest)} characters`,
  })

/** Trimmed text that must not be empty. */
export const requiredText = (longest: number = visitorLimits.shortText) =>
  z.string().check(z.trim(), z.minLength(1, 'Required'), atMost(longest))

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
  )

/** Optional text. When it is empty, the form submits without it. */
export const optionalText = (longest: number = visitorLimits.longText) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), atMost(longest))),
    z.transform((text: string | undefined) => text || undefined),
  )
