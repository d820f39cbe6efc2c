interface Gift {
  amountUsd: number
  frequency: string
  name: string
  email: string
}

/** What stands for the donor's values in the URL of a payment page. */
export const paymentPlaceholders = ['amount', 'frequency', 'name', 'email'] as const

/**
 * Where this gift is paid: the administrator's URL with the donor's values in place of "{amount}"
 * (US dollars, "25.00"), "{frequency}", "{name}" and "{email}". `null` where there is none that is
 * safe to follow.
 */
export function paymentPageUrl(template: string | undefined, gift: Gift): string | null {
  const values: Record<string, string> = {
    amount: gift.amountUsd.toFixed(2),
    frequency: gift.frequency,
    name: gift.name,
    email: gift.email,
  }
  const filled = template
    ?.trim()
    .replace(/\{(amount|frequency|name|email)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    )
  const url = filled && URL.canParse(filled) ? new URL(filled) : null
  return url?.protocol === 'https:' ? url.href : null
}
