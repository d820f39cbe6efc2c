import { useAuth } from 'shared/auth'
import { Link, Navigate, useLocation } from 'shared/router'
import { Button, ButtonLink } from '../../components/Button'
import { DeadEnd } from '../../components/DeadEnd'
import { NeedsJavaScript } from '../../components/NeedsJavaScript'
import { PageHead } from '../../components/PageHead'
import { PageLoading } from '../../components/PageLoading'
import { Prose } from '../../components/Prose'
import { wordsOf } from './linkTexts.content'
import { OpenLink, type ReceiptLinks } from './OpenLink'
import { type LinkAnswer, useLinkAnswer } from './useLinkAnswer'

export const title = 'Your Link'
export const description =
  'Where the links in our emails lead: see or change your registration, stop reminders, or manage the newsletter.'
export const noIndex = true

/**
 * `/link#…`: what a link in a message leads to. Its secret is in the fragment, which no server gets to see or log;
 * after that of a receipt, those of the links that change and cancel the registration.
 */
export function LinkPage() {
  const [token = '', change, cancel] = useLocation().hash.slice(1).split('.')
  return <LinkOf key={token} {...{ token, change, cancel }} />
}

function LinkOf({ token, ...more }: { token: string } & ReceiptLinks) {
  const { status } = useAuth()
  const [answer, setAnswer] = useLinkAnswer(token)
  const { purpose, event, registrationId } = answer ?? {}
  const isReceipt = purpose === 'receipt' && event

  if (isReceipt && status === 'signedIn') {
    return <Navigate replace to={`/admin/events/${event.id}/door?person=${registrationId}`} />
  }
  const known = isReceipt && status === 'loading' ? undefined : answer
  const { title: name, text } = known ? wordsOf(known) : { title }
  const outcome = known?.outcome
  if (outcome && !purpose) {
    return (
      <>
        <PageHead title={name} />
        <DeadEnd
          title={name}
          actions={
            <>
              {outcome === 'unreachable' || outcome === 'tooMany' ? (
                <Button onClick={() => setAnswer(undefined)}>Try again</Button>
              ) : (
                <ButtonLink to="/events#schedule">See all events</ButtonLink>
              )}
              <ButtonLink to="/contact" variant="outline">
                How to reach us
              </ButtonLink>
            </>
          }
        >
          {text}
        </DeadEnd>
      </>
    )
  }
  return (
    <>
      <Prose>
        <PageHead title={name} />
        {/* The button that had it is gone. */}
        <h1 tabIndex={-1} ref={outcome === 'used' ? focus : undefined}>
          {name}
        </h1>
        <NeedsJavaScript subject="This link" />
        {known && purpose && outcome === 'open' ? (
          <OpenLink {...{ token, purpose, text }} {...more} opened={known} onEnded={setAnswer} />
        ) : (
          known && <LinkEnd event={event} text={text} />
        )}
        {known && (
          <p>
            Questions? <Link to="/contact">How to reach us</Link>
          </p>
        )}
      </Prose>
      {!known && <PageLoading />}
    </>
  )
}

interface LinkEndProps extends Pick<LinkAnswer, 'event'> {
  text: string | undefined
}

/** That there is nothing more to do, and where to go from there. */
function LinkEnd({ event, text }: LinkEndProps) {
  return (
    <>
      {text && <p>{text}</p>}
      <p>
        {event ? (
          <Link to={`/events/${event.id}`}>See the event</Link>
        ) : (
          <Link to="/events#schedule">See all events</Link>
        )}
      </p>
    </>
  )
}

const focus = (heading: HTMLElement | null) => heading?.focus()
