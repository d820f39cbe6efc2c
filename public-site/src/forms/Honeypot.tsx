import type { Ref } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden'

/**
 * A field that people neither see nor reach. What is typed into it, a robot has typed: robots know
 * "display: none", but not this.
 */
export const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <VisuallyHidden aria-hidden="true">
    <label>
      Website
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </VisuallyHidden>
)
