/** What forms say differently with each backend. */
import { textsForBackend } from 'shared/backend/textsForBackend'

const inThisBrowser = {
  /** What becomes of what is typed into a form, before it is sent and after; empty where somebody receives it. */
  demonstration:
    'This is a demonstration: nothing is sent, and what you enter stays in this browser.',
  /** How whoever joins the waiting list would hear of a spot, and whoever is on it does. */
  whenYouWouldWait:
    'This demonstration sends no email, so come back to this page to see if you have a spot.',
  whileYouWait: 'Check back here to see if you have a spot.',
  /** To whoever is registered. */
  plansChange: 'Plans change? Come back to this page on this device.',
}

const whileYouWait = 'We’ll email or call you when it’s your turn.'

const sharedWithOthers: typeof inThisBrowser = {
  demonstration: '',
  whenYouWouldWait: whileYouWait,
  whileYouWait,
  plansChange: 'Plans change? Use the link in our email, or come back to this page on this device.',
}

export const backendTexts = () => textsForBackend({ inThisBrowser, sharedWithOthers })
