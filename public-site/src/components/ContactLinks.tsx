import { telephoneHref } from './telephoneHref'

export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>{address}</a>
)

export const PhoneLink = ({ number }: { number: string }) => (
  <a href={telephoneHref(number)}>{number}</a>
)
