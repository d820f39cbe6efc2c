import { phoneHref } from '../format/phoneHref'

export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>{address}</a>
)

export const PhoneLink = ({ number }: { number: string }) => (
  <a href={phoneHref(number)}>{number}</a>
)
