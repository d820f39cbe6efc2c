import type { ComponentProps } from 'react'
import { Link } from 'shared/router'
import styles from './ButtonLink.module.css'

/** What only leads to another page, beside buttons or where they would be. */
export const ButtonLink = (props: ComponentProps<typeof Link>) => (
  <Link className={styles.link} {...props} />
)
