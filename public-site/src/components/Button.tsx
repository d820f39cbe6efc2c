import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'shared/router'
import styles from './Button.module.css'

interface ButtonStyleProps {
  /** `donate` is the one gold button; `onDark` is for green surfaces. */
  variant?: 'primary' | 'donate' | 'outline' | 'onDark'
  /** As wide as its container. */
  wide?: boolean
}

export function Button({
  variant = 'primary',
  wide,
  type = 'button',
  ...button
}: ComponentProps<'button'> & ButtonStyleProps) {
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

/** A link that leads away from the site and looks like a button. */
export const ButtonAnchor = ({
  variant = 'primary',
  wide,
  ...link
}: ComponentProps<'a'> & ButtonStyleProps) => (
  <a {...link} className={styles.button} data-variant={variant} data-wide={wide} />
)

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ variant = 'primary', wide, ...link }: LinkProps & ButtonStyleProps) {
  return <Link {...link} className={styles.button} data-variant={variant} data-wide={wide} />
}
