import { Form } from 'antd'
import { paymentPageUrl } from 'shared/format/paymentPageUrl'
import { Warning } from '../../forms/Warning'
import styles from './PaymentPageHint.module.css'
import { isAccepted, unknownPlaceholders } from './paymentPage'

const exampleGift = {
  amountUsd: 100,
  frequency: 'monthly',
  name: 'Marcia Campbell',
  email: 'marcia@example.com',
}

/** Where a donor would be led, and what is wrong with it. */
export function PaymentPageHint() {
  const typed = (Form.useWatch<string | undefined>('paymentPage') ?? '').trim()
  const unknown = unknownPlaceholders(typed)
  const example = isAccepted(typed) ? paymentPageUrl(typed, exampleGift) : null
  return (
    <div className={styles.hint}>
      <p>
        The URL of your payment provider’s page. {'{amount}, {frequency}, {name} and {email}'} in it
        stand for what the donor has chosen. While it is empty, the site says how to give instead.
      </p>
      {typed !== '' && !example && (
        <div className={styles.notAccepted}>
          <Warning>Not a URL that begins with https://: donors are not led there.</Warning>
        </div>
      )}
      {unknown.length > 0 && (
        <Warning>{`Not known, and left as it is: ${unknown.join(', ')}.`}</Warning>
      )}
      {example && (
        <p>
          For example:{' '}
          <a href={example} target="_blank" rel="noreferrer">
            {example}
          </a>
        </p>
      )}
    </div>
  )
}
