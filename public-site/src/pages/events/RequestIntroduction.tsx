import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'
import styles from './RequestIntroduction.module.css'

/** How to ask for a fair. */
export function RequestIntroduction() {
  const { contactEmail, phoneNumber } = useCollection(generalSettings)
  return (
    <div className={styles.text}>
      <p>
        Host a fair in your church yard, school or community, or plan one together with us. We cover
        all of Jamaica and answer within 2-3 business days.
      </p>
      <p>
        Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or call {phoneNumber}.
      </p>
    </div>
  )
}
