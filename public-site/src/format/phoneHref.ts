/** "tel:+18765550100" for a number as people write it. */
export const phoneHref = (phoneNumber: string) => `tel:${phoneNumber.replace(/[^+\d]/g, '')}`
