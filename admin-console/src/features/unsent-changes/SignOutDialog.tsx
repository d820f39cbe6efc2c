import { Button } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useAuth } from 'shared/auth'
import { isOwn } from 'shared/backend/outbox'
import { contentKeys, contentKind } from 'shared/content/contentKinds'
import { administration } from '../../backend/administration'
import { Dialog } from '../../components/Dialog'
import { counted } from '../../format/counted'
import { itemFormNoun } from '../../format/itemFormNoun'
import { listed } from '../../format/listed'
import { shortName } from '../../format/shortName'
import { useFindItem } from '../../state/useFindItem'
import { useUnsentTaps } from './hasUnsentChanges'
import { unsavedChanges } from './saveStatus'
import { unfinishedForms } from './unfinishedForms'

interface SignOutDialogProps {
  onSignOut: () => void
  onClose: () => void
}

/** Asks before a sign-out that leaves changes behind which nobody else has, or loses what was typed into forms. */
export function SignOutDialog({ onSignOut, onClose }: SignOutDialogProps) {
  const { user } = useAuth()
  const { outbox } = administration()
  const entries = useSyncExternalStore(outbox.subscribe, outbox.get)
  const taps = useUnsentTaps()
  const [unfinished] = useState(() => unfinishedForms().sort())
  const nameOf = useFormNames()
  const length = taps + entries.filter((entry) => isOwn(entry, user?.id)).length
  const [hadUnsaved] = useState(length > 0)
  return createPortal(
    <Dialog
      title={
        length > 0
          ? unsavedChanges(length)
          : unfinished.length > 0
            ? counted(unfinished.length, 'unfinished form')
            : 'Everything is saved'
      }
      onClose={onClose}
      buttons={(close) => (
        <>
          <Button type="primary" onClick={close}>
            Stay signed in
          </Button>
          <Button onClick={onSignOut}>Log out</Button>
        </>
      )}
    >
      {unfinished.length > 0 && (
        <p>Logging out removes what you typed and didn’t save: {listed(unfinished.map(nameOf))}.</p>
      )}
      {hadUnsaved && (
        // It keeps its place: the buttons must not move under a finger once everything is saved.
        <p style={{ visibility: length > 0 ? 'visible' : 'hidden' }}>
          Unsent changes, including donations, stay in this browser until you sign in here again. On
          a shared device, stay until the header says “Saved”, and settle anything marked “Needs a
          decision”.
        </p>
      )}
    </Dialog>,
    document.body,
  )
}

/** "new blog post", "event “Harbor Fair”", "general settings". */
function useFormNames() {
  const findItem = useFindItem()
  return (form: string) => {
    const [, copy = '', noun, id = ''] = /^(copy-of-)?(.+)-(\d+)$/.exec(form) ?? []
    const kind = contentKeys
      .map((key) => contentKind(key))
      .find((kind) => itemFormNoun(kind) === noun)
    const name = kind && findItem(kind.table, id)?.name
    if (name) return `${copy && 'copy of '}${kind.noun} “${shortName(name)}”`
    // Those of settings are named for their tab.
    return form.includes('-') ? form.replaceAll('-', ' ') : `${form} settings`
  }
}
