import type { Donation } from './gift'

/**
 * Where this gift is paid: the administrator's URL with the donor's values in place of "{amount}"
 * (US dollars, "25.00"), "{frequency}", "{name}" and "{email}". `null` where there is none that is
 * safe to follow.
 */
export function paymentPageUrl(template: string | undefined, donation: Donation): string | null {
  const values: Record<string, string> = {
    amount: donation.amountUsd.toFixed(2),
    frequency: donation.frequency,
    name: donation.name,
    email: donation.email,
  }
  const filled = template
    ?.trim()
    .replace(/\{(amount|frequency|name|email)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    )
  const url = filled && URL.canParse(filled) ? new URL(filled) : null
  return url?.protocol === 'https:' ? url.href : null
}
