/** The pages that are measured, and the control of each that stands for using it. */
export interface BenchPage {
  path: string
  /** The text of the button that is pressed. */
  control: string
  /** A selector of what is there once the button has answered. */
  answer: string
}

const chosenFilter = 'main fieldset button:nth-of-type(3)[aria-pressed="true"]'

export const pages: [BenchPage, ...BenchPage[]] = [
  { path: '/', control: 'Education', answer: chosenFilter },
  { path: '/events', control: 'Education', answer: chosenFilter },
  { path: '/events/1', control: 'Register for this fair', answer: 'dialog[open] input' },
]
