import { useSiteSettings } from '../site/useSiteSettings'
import { Icon } from './Icon'

export const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`}>{address}</a>
)

export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
)

/** The foundation's address and number, as far as there are any, as items of a list. */
export function ContactItems() {
  const { contactEmail, phoneNumber } = useSiteSettings()
  return (
    <>
      {contactEmail && (
        <li>
          <Icon name="mail" />
          <EmailLink address={contactEmail} />
        </li>
      )}
      {phoneNumber && (
        <li>
          <Icon name="phone" />
          <PhoneLink number={phoneNumber} />
        </li>
      )}
    </>
  )
}
