import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'shared/router'
import styles from './Button.module.css'

interface Look {
  /** `donate` is the one gold button; `onDark` stands on a green surface. */
  variant?: 'primary' | 'donate' | 'outline' | 'onDark'
  /** As wide as what it stands in. */
  wide?: boolean
}

export function Button({
  variant = 'primary',
  wide,
  type = 'button',
  ...button
}: ComponentProps<'button'> & Look) {
  return (
    <button
      {...button}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-wide={wide}
    />
  )
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ variant = 'primary', wide, ...link }: LinkProps & Look) {
  return <Link {...link} className={styles.button} data-variant={variant} data-wide={wide} />
}
