import { Alert, Button, Form, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { MessageText } from 'shared/backend/messages'
import { type CharityEvent, eventName } from 'shared/entities/event'
import { formatNumber } from 'shared/format/number'
import { newSubmissionId } from 'shared/submissions/newSubmissionId'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { failureOf, failureText } from '../../backend/failures'
import { useMailRuns } from '../../backend/useMailRuns'
import { useQuery } from '../../backend/useQuery'
import { ConfirmDialog } from '../../components/Dialog'
import { SideDrawer } from '../../components/SideDrawer'
import { FormFields } from '../../forms/FormFields'
import { TextField } from '../../forms/TextField'
import { useAppSelector } from '../../state/hooks'
import styles from './AnnouncementForm.module.css'
import { MessagePreview } from './MessagePreview'
import { useSendTest } from './useSendTest'

interface AnnouncementFormProps {
  event: CharityEvent
  open: boolean
  onClose: () => void
  onSent: () => void
}

const nameOfForm = 'announcement'
const noWords: MessageText = { subject: '', text: '' }

export function AnnouncementForm({ event, open, onClose, onSent }: AnnouncementFormProps) {
  const [form] = Form.useForm<MessageText>()
  // Pressed twice, or again after an answer was lost, it goes out once.
  const [id] = useState(newSubmissionId)
  const { mailer, countRecipients } = administration().messages
  const { data: count } = useQuery(`recipients ${event.id}`, () => countRecipients(event.id))
  const mailRuns = useMailRuns()
  const test = useSendTest()
  /** What is about to be sent. */
  const [confirming, setConfirming] = useState<MessageText>()
  /** How often the demonstration's preview was asked for. */
  const [previews, setPreviews] = useState(0)
  const [failure, setFailure] = useState<string>()
  const words = trimmed(Form.useWatch([], form) ?? noWords)
  const isComplete = words.subject !== '' && words.text !== ''
  const people = peopleText(count)

  async function send(announcement: MessageText) {
    setFailure(undefined)
    try {
      const answer = await mailer?.announce(id, event.id, announcement)
      if (answer?.outcome === 'invalid')
        return setFailure(
          'This message can’t be sent as it is. Please check the subject and text, and try again.',
        )
      if (answer?.outcome === 'notStarted') {
        return setFailure('Email isn’t set up yet, so this didn’t go out.')
      }
      showToast(
        answer?.outcome === 'repeated'
          ? {
              kind: 'success',
              title: 'We already have this one',
              description: 'Each person gets it only once.',
            }
          : {
              kind: 'success',
              title: mailRuns ? 'On its way' : 'Waiting to be sent',
              description: `To ${peopleText(answer?.count)}.`,
            },
      )
      onSent()
    } catch (error) {
      setFailure(failureText(failureOf(error)))
    }
  }

  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title="Email everyone registered"
      wide
      // A click beside the form must not lose what was typed.
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {!mailer && (
            <Button type="primary" htmlType="submit" form={nameOfForm}>
              Preview
            </Button>
          )}
          {test.send && (
            <>
              <Button
                disabled={!isComplete}
                loading={test.busy}
                onClick={() => void test.send?.(words)}
              >
                Send a test to me
              </Button>
              <Button type="primary" htmlType="submit" form={nameOfForm} disabled={!count}>
                Send to {people}
              </Button>
            </>
          )}
        </>
      }
    >
      <Form<MessageText>
        form={form}
        name={nameOfForm}
        layout="vertical"
        autoComplete="off"
        initialValues={noWords}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values) => (mailer ? setConfirming(trimmed(values)) : setPreviews(previews + 1))}
      >
        <p className={styles.note}>
          {mailer
            ? `We’ll email ${people} with a place at ${eventName(event)}. People on the waiting list or without an email address won’t get it.`
            : `See what everyone with a place at ${eventName(event)} would get.`}
          {mailer && mailRuns === false && ' No email is going out right now.'}
        </p>
        {/* No draft: it is about to be sent. */}
        <FormFields sayOnClosing={nothing}>
          <TextField name="subject" label="Subject" maxLength={200} rules={[required]} />
          <Form.Item
            name="text"
            label="Message"
            extra="Goes out as plain text, just as you type it."
            rules={[required]}
          >
            <Input.TextArea rows={8} maxLength={5000} />
          </Form.Item>
        </FormFields>
        {failure && <Alert type="error" role="alert" showIcon title={failure} />}
      </Form>
      {previews > 0 && <NotSent key={previews} people={people} />}
      {isComplete && (mailer || previews > 0) && (
        <AnnouncementPreview event={event} words={words} />
      )}
      {confirming && (
        <ConfirmDialog
          title={`Send this to ${people}?`}
          confirmLabel={`Send to ${people}`}
          danger={false}
          onConfirm={() => send(confirming)}
          onClose={() => setConfirming(undefined)}
        >
          <p>
            You can stop emails that haven’t gone out yet, but not take back the ones that have.
          </p>
        </ConfirmDialog>
      )}
    </SideDrawer>
  )
}

/** The demonstration's last step. */
function NotSent({ people }: { people: string }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.scrollIntoView()
  }, [])
  return (
    <div ref={note} className={styles.note}>
      <Alert
        type="info"
        role="status"
        showIcon
        title={`This demonstration sends no email. On a live site, this would go to ${people}.`}
      />
    </div>
  )
}

function AnnouncementPreview({ event, words }: { event: CharityEvent; words: MessageText }) {
  const site = useAppSelector((state) => state.generalSettings)
  const sender = useAppSelector((state) => state.mailSettings)
  return (
    <MessagePreview
      content={{
        ...{ id: '', kind: 'announcement', round: 0, to: '' },
        ...{ site, sender, event, announcement: words },
        registration: { id: '', partySize: 1 },
        tokens: { receipt: 'receipt', change: 'change', cancel: 'cancel' },
      }}
    />
  )
}

const peopleText = (count: number | undefined) =>
  count === 1 ? '1 person' : `${count === undefined ? '…' : formatNumber(count)} people`

const nothing = { current: undefined }

const trimmed = ({ subject = '', text = '' }: MessageText): MessageText => ({
  subject: subject.trim(),
  text: text.trim(),
})

// Blank text says nothing.
const required = { required: true, whitespace: true, message: 'Required' }
