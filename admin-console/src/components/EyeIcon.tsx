import { PathIcon } from './Icon'

export const eyePath =
  'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'
const crossedOut =
  'M9.9 6.1A9 9 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-2.7 3.4m-2.9 1.9A9 9 0 0 1 12 18.2C6 18.2 2.5 12 2.5 12a17 17 0 0 1 3.7-4.3M4 4l16 16'

/** Of a button that shows something, or hides it. */
export const EyeIcon = ({ hides }: { hides: boolean }) => (
  <PathIcon path={hides ? crossedOut : eyePath} />
)
