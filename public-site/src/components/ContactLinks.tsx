export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>{address}</a>
)

export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
)
