import { Button, Form, type FormInstance, Segmented } from 'antd'
import { type ComponentType, useDeferredValue, useLayoutEffect, useState } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { useRootMark } from 'shared/browser/useRootMark'
import { useNavigationType } from 'shared/router'
import { DraftForm } from './DraftForm'
import type { FormFrameProps } from './FormDrawer'
import { FormFields } from './FormFields'
import styles from './FormOnPage.module.css'
import { useOpenedForm } from './useOpenedForm'

/** Wide enough for a form and its preview side by side. In em, as large text needs more room. */
const wideScreen = '(min-width: 64em)'

const views = ['Write', 'Preview'] as const

/** A form that fills the page, with what visitors will see beside it; on a narrow screen, one of both. */
export function FormOnPage<Values extends object>(props: FormFrameProps<Values>) {
  const { name, title, submitLabel, initialValues, restored, note, Preview, children } = props
  const { form, draft, sayOnClosing, save, cancel } = useOpenedForm(props)
  const isWide = useMediaQuery(wideScreen)
  useRootMark('editor')
  useRootMark('form-foot')
  const isPushed = useNavigationType() === 'PUSH'
  useLayoutEffect(() => {
    // The list may have been scrolled. Back and Forward show what was left.
    if (isPushed) scrollTo({ top: 0, behavior: 'instant' })
  }, [isPushed])
  const [view, setView] = useState<(typeof views)[number]>('Write')
  const shows = (one: typeof view) => isWide || view === one
  return (
    <div className={styles.editor}>
      {!isWide && (
        <Segmented
          aria-label="View"
          // Its radio buttons take the focus.
          tabIndex={-1}
          className={styles.views}
          options={[...views]}
          value={view}
          onChange={setView}
        />
      )}
      <DraftForm
        form={form}
        draft={draft}
        name={name}
        aria-label={title}
        saved={initialValues}
        changes={restored}
        confirm={props.confirm}
        onSave={save}
      >
        {/* Typed values stay while the preview is looked at. */}
        <div hidden={!shows('Write')}>
          <FormFields sayOnClosing={sayOnClosing}>{children}</FormFields>
          {note && <p>{note}</p>}
        </div>
        <div className={styles.foot}>
          <Button type="primary" htmlType="submit">
            {submitLabel}
          </Button>
          <Button onClick={cancel}>Cancel</Button>
          {props.audienceOf && (
            <Audience form={form} initialValues={initialValues} audienceOf={props.audienceOf} />
          )}
        </div>
      </DraftForm>
      {Preview && shows('Preview') && (
        <LivePreview
          form={form}
          initialValues={initialValues}
          Preview={Preview}
          canBeWide={isWide}
        />
      )}
    </div>
  )
}

interface TypedValuesProps<Values extends object> {
  form: FormInstance<Values>
  initialValues: Values
}

function useTyped<Values extends object>({ form, initialValues }: TypedValuesProps<Values>) {
  const typed: Values | undefined = Form.useWatch((values) => values, { form, preserve: true })
  return { ...initialValues, ...typed }
}

interface AudienceProps<Values extends object> extends TypedValuesProps<Values> {
  audienceOf: (values: Values) => string
}

function Audience<Values extends object>({ audienceOf, ...form }: AudienceProps<Values>) {
  return (
    <p className={styles.audience} role="status">
      {audienceOf(useTyped(form))}
    </p>
  )
}

interface LivePreviewProps<Values extends object> extends TypedValuesProps<Values> {
  Preview: ComponentType<{ values: Values }>
  /** Whether there is room for another width than that of a phone. */
  canBeWide: boolean
}

const widths = ['Phone', 'Wide'] as const

function LivePreview<Values extends object>(props: LivePreviewProps<Values>) {
  const { Preview, canBeWide } = props
  // Typing comes first.
  const values = useDeferredValue(useTyped(props))
  const [width, setWidth] = useState<(typeof widths)[number]>('Phone')
  return (
    <section className={styles.preview} aria-label="Preview">
      {canBeWide && (
        <div className={styles.previewHead}>
          <h2>Preview</h2>
          <Segmented
            aria-label="Width of the preview"
            tabIndex={-1}
            options={[...widths]}
            value={width}
            onChange={setWidth}
          />
        </div>
      )}
      <div className={styles.screen} data-width={canBeWide ? width : undefined}>
        <Preview values={values} />
      </div>
    </section>
  )
}
