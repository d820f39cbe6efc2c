import type { ComponentProps, ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import styles from './StepFrame.module.css'

interface StepFrameProps extends ComponentProps<'form'> {
  title: string
  step: 1 | 2
  titleRef?: Ref<HTMLHeadingElement>
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
  /** The wording that leads on. */
  label: string
  /** The gift in words, "Donate $100 monthly". */
  gift: string
}

/** Both are part of the button and of its name. */
export function StepButtonText({ label, gift }: StepButtonProps) {
  return (
    <span className={styles.buttonText}>
      <span>{label}</span> <span className={styles.gift}>{gift}</span>
    </span>
  )
}
