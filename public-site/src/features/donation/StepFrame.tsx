import type { ComponentProps, ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { DonateButtonLabel } from './DonationLabels'
import type { Donation } from './gift'
import styles from './StepFrame.module.css'

interface StepFrameProps extends ComponentProps<'form'> {
  title: string
  step: 1 | 2
  titleRef: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** One of the two steps of a donation. */
export function StepFrame({ title, step, titleRef, children, ...form }: StepFrameProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      <h3 className={styles.title} ref={titleRef} tabIndex={-1}>
        {title}
        <span className={styles.step}>
          <VisuallyHidden>, </VisuallyHidden>Step {step} of 2
        </span>
      </h3>
      {children}
    </form>
  )
}

interface StepButtonProps {
  /** What the button does next. */
  label: string
  gift: Pick<Donation, 'amountUsd' | 'frequency'>
}

/** The label and the gift, both part of the button's accessible name. */
export function StepButtonText({ label, gift }: StepButtonProps) {
  return (
    <span className={styles.buttonText}>
      <span>{label}</span>{' '}
      <span className={styles.gift}>
        <DonateButtonLabel {...gift} />
      </span>
    </span>
  )
}
