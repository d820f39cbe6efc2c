import { Button } from 'antd'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { SideDrawer } from '../components/SideDrawer'
import type { Changes } from './changedFields'
import { DraftForm, type DraftFormProps } from './DraftForm'
import styles from './FormDrawer.module.css'
import { FormFields } from './FormFields'
import { FormOnPage } from './FormOnPage'
import { type OpenedFormProps, useOpenedForm } from './useOpenedForm'

export interface DrawerState {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether a drawer opens in the place of another one, which closes. */
  inPlace?: boolean
}

interface FormDrawerProps<Values extends object>
  extends DrawerState,
    Pick<DraftFormProps<Values>, 'confirm'>,
    Omit<OpenedFormProps<Values>, 'restored' | 'onRestore'> {
  title: string
  /** The label of the submit button, "Create event". */
  submitLabel: string
  /** Shown below the fields. */
  note?: ReactNode
  /** With it, the form fills the page and shows beside it what visitors will see. */
  Preview?: ComponentType<{ values: Values }> | undefined
  /** On a page, says beside the submit button who will see them. */
  audienceOf?: ((values: Values) => string) | undefined
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

export type FormFrameProps<Values extends object> = FormDrawerProps<Values> &
  OpenedFormProps<Values>

/**
 * A form that opens in a drawer beside its list, or on a page in its place. Saving closes it; Cancel, and
 * in a drawer the close icon and Escape, discard what was typed.
 */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { open, name, Preview } = props
  const [openings, setOpenings] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  // Discarded changes that the user wants back, and the form to which they belong.
  const [restored, setRestored] = useState<{ name: string; changes: Changes<Values> }>()
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpenings(openings + 1)
    else setRestored(undefined)
  }
  if (openings === 0 || (Preview && !open)) return null
  const Frame = Preview ? FormOnPage : FormInDrawer
  return (
    // Each opening mounts a new form, even if the previous one is still sliding out.
    <Frame
      key={`${name} ${openings}`}
      {...props}
      restored={restored?.name === name ? restored.changes : undefined}
      onRestore={(changes: Changes<Values>) => setRestored({ name, changes })}
    />
  )
}

function FormInDrawer<Values extends object>(props: FormFrameProps<Values>) {
  const { open, name, title, submitLabel, initialValues, restored, note, children } = props
  const { form, draft, sayOnClosing, save, cancel } = useOpenedForm(props)
  return (
    <SideDrawer
      open={open}
      onClose={cancel}
      title={title}
      inPlace={props.inPlace}
      // A click beside the form must not lose what was typed.
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={name}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <DraftForm
        form={form}
        draft={draft}
        name={name}
        saved={initialValues}
        changes={restored}
        confirm={props.confirm}
        onSave={save}
      >
        {/* The drawer slides in while its fields may still be coming. */}
        <Suspense>
          <FormFields sayOnClosing={sayOnClosing}>{children}</FormFields>
          {note && <p className={styles.note}>{note}</p>}
        </Suspense>
      </DraftForm>
    </SideDrawer>
  )
}
