import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'shared/router'
import styles from './Button.module.css'

interface Look {
  /** `donate` is the one gold button; `onDark` is for green surfaces. */
  variant?: 'primary' | 'donate' | 'outline' | 'onDark'
  /** As wide as its container. */
  wide?: boolean
}

const withLook = <Props extends Look>({ variant = 'primary', wide, ...props }: Props) => ({
  ...props,
  className: styles.button,
  'data-variant': variant,
  'data-wide': wide,
})

export const Button = (button: ComponentProps<'button'> & Look) => (
  <button type="button" {...withLook(button)} />
)

/** A link that leads away from the site and looks like a button. */
export const ButtonAnchor = (link: ComponentProps<'a'> & Look) => <a {...withLook(link)} />

/** A link to a page of the site that looks like a button. */
export const ButtonLink = (link: LinkProps & Look) => <Link {...withLook(link)} />
