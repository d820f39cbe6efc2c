import styles from './PlaidBand.module.css'

/** A strip of bandana plaid. Used sparingly: the footer's edge, the hero's caption. */
export const PlaidBand = () => <div className={styles.band} aria-hidden="true" />
