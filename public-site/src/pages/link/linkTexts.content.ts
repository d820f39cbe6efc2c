/** What the page says of each link, and of each way in which opening or using one ends. */
import type { OpenedLink } from 'shared/backend'
import { people } from 'shared/format/people'
import type { LinkPurpose } from 'shared/messages/linkPurposes'
import { whoIsNext } from '../../features/registration/whoIsNext'
import { tooMany } from '../../submissions/tooMany'
import type { LinkAnswer } from './useLinkAnswer'

type About = Pick<OpenedLink, 'event' | 'partySize' | 'waitingNumber'>

interface Words {
  title: string
  text?: string | undefined
}

interface LinkTexts {
  open: (about: About) => Words
  /** Without a button, the link only shows something. */
  button?: (about: About) => string
  /** Just now. */
  used: (about: About) => Words
  /** Before. */
  done: (about: About) => Words
}

/** Who waited had none. */
const canceled = ({ waitingNumber }: About): Words => ({
  title:
    waitingNumber === undefined
      ? 'Your registration is canceled'
      : 'You’re no longer on the waiting list',
})
const noReminder: Words = {
  title: 'No more reminders for this registration',
  text: 'You’re still registered.',
}
const subscribed: Words = {
  title: 'You’re subscribed',
  text: 'We’ll email you when we know the next dates.',
}
const unsubscribed: Words = {
  title: 'You won’t get our newsletter',
  text: 'You can sign up again any time.',
}

export const linkTexts: Record<LinkPurpose, LinkTexts> = {
  receipt: {
    open: ({ event, partySize = 1, waitingNumber }) => {
      const off = event?.status === 'canceled'
      const text = `For ${people(partySize)}.`
      if (!waitingNumber) return { title: off ? 'You were registered' : 'You’re registered', text }
      if (off) return { title: 'You were on the waiting list', text }
      return {
        title: 'You’re on the waiting list',
        text: `You’re number ${waitingNumber} in line, for ${people(partySize)}. ${whoIsNext}`,
      }
    },
    used: canceled,
    done: canceled,
  },
  change: {
    open: ({ partySize = 1, waitingNumber }) => ({
      title: waitingNumber ? 'Change your waiting list entry' : 'Change your registration',
      text: `It’s for ${people(partySize)}.`,
    }),
    button: () => 'Change the number of people',
    used: ({ partySize = 1, waitingNumber }) => ({
      title: waitingNumber
        ? 'Your waiting list entry has changed'
        : 'Your registration has changed',
      text: `It’s now for ${people(partySize)}.`,
    }),
    done: canceled,
  },
  cancel: {
    open: ({ partySize = 1, waitingNumber }) =>
      waitingNumber
        ? { title: 'Leave the waiting list?', text: 'You’ll lose your place in line.' }
        : {
            title: 'Cancel your registration?',
            text:
              partySize > 1
                ? `You’ll give up your ${partySize} spots.`
                : 'You’ll give up your spot.',
          },
    button: ({ waitingNumber }) =>
      waitingNumber ? 'Leave the waiting list' : 'Cancel registration',
    used: canceled,
    done: canceled,
  },
  stopReminder: {
    open: () => ({
      title: 'Stop reminders?',
      text: 'We won’t send any more reminders for this registration. You’ll stay registered.',
    }),
    button: () => 'Stop reminders',
    used: () => noReminder,
    done: () => noReminder,
  },
  confirm: {
    open: () => ({
      title: 'Subscribe to our newsletter?',
      text: 'We’ll email you when we know the next dates.',
    }),
    button: () => 'Yes, subscribe me',
    used: () => subscribed,
    done: () => subscribed,
  },
  unsubscribe: {
    open: () => ({
      title: 'Stop our newsletter?',
      text: 'We won’t send our newsletter to this address.',
    }),
    button: () => 'Unsubscribe',
    used: () => unsubscribed,
    done: () => unsubscribed,
  },
}

export function wordsOf({ outcome, purpose, ...about }: LinkAnswer): Words {
  if (outcome === 'open' && purpose) return linkTexts[purpose].open(about)
  if (outcome === 'used' && purpose) return linkTexts[purpose].used(about)
  if (outcome === 'done' && purpose) return linkTexts[purpose].done(about)
  if (outcome === 'ended' && about.event?.status === 'canceled') {
    return { title: 'This event is canceled', text: 'There’s nothing more you need to do.' }
  }
  if (outcome === 'ended') {
    return purpose === 'confirm'
      ? {
          title: 'This link has expired',
          text: 'To subscribe, please enter your address again at the bottom of this page.',
        }
      : { title: 'This event is over' }
  }
  if (outcome === 'tooMany') return { title: 'Please try again later', text: tooMany }
  if (outcome === 'unreachable') {
    return {
      title: 'We couldn’t look this up',
      text: 'Please check your connection and try again.',
    }
  }
  if (outcome === 'incomplete') {
    return {
      title: 'This link is incomplete',
      text: 'Please open the link in our email again, or copy all of it.',
    }
  }
  if (outcome === 'noMessages') {
    return {
      title: 'There’s nothing to open here',
      text: 'This site is a demonstration and sends no email.',
    }
  }
  return {
    title: 'This link doesn’t work anymore',
    text: 'You may have used it already, the event may be over, or part of the link may be missing.',
  }
}
