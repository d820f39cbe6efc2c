import { Button, Drawer, Form } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './FormDrawer.module.css'

interface FormDrawerProps<Values extends object> {
  open: boolean
  /** Begins the ids of the fields; one word. */
  name: string
  title: string
  /** What the button does, "Create event". */
  submitLabel: string
  initialValues: Values
  onSave: (values: Values) => void
  onClose: () => void
  /** `Form.Item`s named for the keys of the values. */
  children: ReactNode
}

/** A form beside the list that it belongs to. Saving and closing are left to the page. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { open, name, title, submitLabel, initialValues, onSave, onClose, children } = props
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      classNames={{ title: styles.title }}
      closable={{ placement: 'end' }}
      size="min(32rem, 100vw)"
      // What is typed is not lost by a click beside the form.
      mask={{ closable: false }}
      // Ant Design would focus an element around the dialog, whose name is then not read out.
      autoFocus={false}
      destroyOnHidden
      footer={
        <div className={styles.footer}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={name}>
            {submitLabel}
          </Button>
        </div>
      }
    >
      <Form<Values>
        name={name}
        layout="vertical"
        autoComplete="off"
        // Saving is never blocked, not even by an address without an @.
        noValidate
        initialValues={initialValues}
        onFinish={onSave}
      >
        <Fields>{children}</Fields>
      </Form>
    </Drawer>
  )
}

function Fields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    fields.current?.querySelector('input')?.focus({ preventScroll: true })
    return () => {
      // A form that was opened by its address has no button to give the focus back to.
      if (document.activeElement === document.body) document.querySelector('h1')?.focus()
    }
  }, [])
  return <div ref={fields}>{children}</div>
}
