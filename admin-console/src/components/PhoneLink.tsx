/** A number as it was typed, which a phone can call. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
)
