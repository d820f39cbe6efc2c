import type { ComponentProps, ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { formatGift } from './GiftLabel'
import type { Gift } from './gift'
import styles from './StepFrame.module.css'

interface StepFrameProps extends ComponentProps<'form'> {
  title: string
  step: 1 | 2
  titleRef: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

export const StepFrame = ({ title, step, titleRef, children, ...form }: StepFrameProps) => (
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

/** What a button does next, and the gift: both are part of its accessible name. */
export const StepButtonText = ({ label, gift }: { label: string; gift: Gift }) => (
  <span className={styles.buttonText}>
    <span>{label}</span>{' '}
    <span className={styles.gift}>
      {gift.amountUsd > 0 ? `Donate ${formatGift(gift)}` : 'Choose an amount first'}
    </span>
  </span>
)
