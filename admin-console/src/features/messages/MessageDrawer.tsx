import { Button } from 'antd'
import { useState } from 'react'
import type { Mailer, Message } from 'shared/backend/messages'
import type { MessageContent } from 'shared/messages/messageContent'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import { useMailRuns } from '../../backend/useMailRuns'
import { useQuery } from '../../backend/useQuery'
import { Detail, DetailList, EmailDetail } from '../../components/DetailList'
import { ConfirmDialog } from '../../components/Dialog'
import { SideDrawer } from '../../components/SideDrawer'
import styles from './MessageDrawer.module.css'
import { MessagePreview } from './MessagePreview'
import { isToStaff, kindLabel, recipient, stateLabels, stateText, whatItWillSay } from './message'
import { PlainMessage } from './PlainMessage'

interface MessageDrawerProps {
  message: Message
  open: boolean
  onClose: () => void
  onChanged: () => void
}

export function MessageDrawer({ message, open, onClose, onChanged }: MessageDrawerProps) {
  const { messages } = administration()
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={`${kindLabel(message)}, to ${recipient(message)}`}
      wide
      footer={
        messages.mailer &&
        message.state !== 'waiting' &&
        // One that came too late would be left out again.
        (message.reason !== 'over' || message.kind === 'announcement') && (
          <Resend
            message={message}
            mailer={messages.mailer}
            onSent={() => {
              onClose()
              onChanged()
            }}
          />
        )
      }
    >
      <Details message={message} />
      {messages.mailer ? (
        <ByMailer message={message} mailer={messages.mailer} onChanged={onChanged} />
      ) : (
        <AsItWouldBe id={message.id} preview={() => messages.preview(message.id)} />
      )}
    </SideDrawer>
  )
}

function Details({ message }: { message: Message }) {
  const { name, email, eventTitle, state, lastError } = message
  return (
    <DetailList>
      {name && <Detail label={isToStaff(message) ? 'About' : 'Name'}>{name}</Detail>}
      {email && <EmailDetail email={email} />}
      {eventTitle && <Detail label="Event">{eventTitle}</Detail>}
      <Detail label={stateLabels[state]}>{stateText(message)}</Detail>
      {lastError && <Detail label="What the mail server said">{lastError}</Detail>}
    </DetailList>
  )
}

function Resend(props: { message: Message; mailer: Mailer; onSent: () => void }) {
  const { message, mailer, onSent } = props
  const isSilent = useMailRuns() === false
  const [asking, setAsking] = useState(false)

  async function resend() {
    try {
      const isAccepted = await mailer.resend(message.id)
      showToast(
        isAccepted
          ? {
              kind: 'success',
              title: isSilent ? 'Waiting to be sent' : 'Sending again',
              description: isSilent ? 'No email is going out right now.' : 'It’s next in line.',
            }
          : {
              kind: 'destructive',
              title: 'Not sent again',
              description: 'It was deleted, or is already waiting to be sent.',
            },
      )
      onSent()
    } catch (error) {
      showFailure('Not sent again', error)
      throw error
    }
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Send again</Button>
      {asking && (
        <ConfirmDialog
          title={`Send this again to ${recipient(message)}?`}
          confirmLabel="Send again"
          danger={false}
          onConfirm={resend}
          onClose={() => setAsking(false)}
        >
          <p>{whatIsSentAgain(message)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** "We’ll send “Reminder” about Old Fair to ann@example.com with the current details." */
function whatIsSentAgain(message: Message) {
  const { email, eventTitle, state } = message
  const what = `“${kindLabel(message)}”${eventTitle ? ` about ${eventTitle}` : ''}`
  const to = isToStaff(message) || !email ? recipient(message) : email
  const again = state === 'sent' ? ' It has already been sent.' : ''
  return `We’ll send ${what} to ${to}.${whatItWillSay(message)}${again}`
}

function AsItWasSent({ message: { id }, mailer }: { message: Message; mailer: Mailer }) {
  const query = useQuery(`text of ${id}`, async () => (await mailer.text(id)) ?? null)
  const { data } = query
  return (
    <section className={styles.content}>
      <QueryFailure query={query} />
      {data === undefined && query.loading && <QueryLoading>Loading the message…</QueryLoading>}
      {data === null && <p>We delete the text of a message after 90 days.</p>}
      {data && <PlainMessage {...data} />}
    </section>
  )
}

interface ByMailerProps {
  message: Message
  mailer: Mailer
  onChanged: () => void
}

function ByMailer({ message, mailer, onChanged }: ByMailerProps) {
  const { id, kind, state } = message
  if (state === 'sent') return <AsItWasSent message={message} mailer={mailer} />
  if (state !== 'waiting') return null
  if (kind === 'announcement')
    return <WaitingAnnouncement message={message} mailer={mailer} onStopped={onChanged} />
  return <AsItWouldBe id={id} preview={async () => mailer.preview?.(message)} />
}

interface WaitingAnnouncementProps {
  message: Message
  mailer: Mailer
  onStopped: () => void
}

/** What an administrator wrote to everyone, who can still think better of it. */
function WaitingAnnouncement({ message, mailer, onStopped }: WaitingAnnouncementProps) {
  const query = useQuery(
    `announcement of ${message.id}`,
    async () => (await mailer.announcementOf?.(message)) ?? null,
  )
  const { data } = query
  const [isStopping, setIsStopping] = useState(false)

  async function stop(id: string) {
    setIsStopping(true)
    try {
      await mailer.stopAnnouncement(id)
      onStopped()
    } catch (error) {
      showFailure('Not stopped', error)
    }
    setIsStopping(false)
  }

  return (
    <section className={styles.content}>
      <QueryFailure query={query} />
      {data && (
        <>
          <PlainMessage {...data} />
          <Button loading={isStopping} onClick={() => void stop(data.id)}>
            Stop sending to everyone else
          </Button>
        </>
      )}
    </section>
  )
}

interface AsItWouldBeProps {
  id: string
  preview: () => Promise<MessageContent | undefined>
}

function AsItWouldBe({ id, preview }: AsItWouldBeProps) {
  const query = useQuery(`preview of ${id}`, async () => (await preview()) ?? null)
  const { data } = query
  return (
    <section className={styles.content}>
      <QueryFailure query={query} />
      {data === undefined && query.loading && <QueryLoading>Loading the message…</QueryLoading>}
      {data === null && <p>We write this message when it goes out.</p>}
      {data && <MessagePreview content={data} />}
    </section>
  )
}
