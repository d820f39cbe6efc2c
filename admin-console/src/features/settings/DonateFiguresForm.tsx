import { Form } from 'antd'
import { generalSettings } from 'shared/collections/generalSettings'
import { donateFields, donateFigures } from 'shared/entities/donateFigures'
import { donateLimits, type GeneralSettings } from 'shared/entities/generalSettings'
import { changedFields } from '../../forms/changedFields'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import styles from './DonateFiguresForm.module.css'
import { generalSettingsSaved, selectGeneralSettings } from './generalSettingsSlice'
import { SettingsForm } from './SettingsForm'
import { type DonateFigureValues, donateFiguresDraftSchema } from './settingsDrafts'

/** The figures of the Donate page, for a foundation that has counted them. */
export function DonateFiguresForm() {
  const saved = formValues(useAppSelector(selectGeneralSettings))
  const dispatch = useAppDispatch()

  return (
    <SettingsForm
      name="donate-figures"
      saved={saved}
      draftSchema={donateFiguresDraftSchema}
      collection={generalSettings}
      submitLabel="Save figures"
      confirmation="Figures updated successfully."
      onSave={(values) => dispatch(generalSettingsSaved(changedFields(saved, values)))}
    >
      <h2>Figures on the Donate page</h2>
      <p>For example “5,000+”, labeled “screenings a year”. What you leave empty isn’t shown.</p>
      {donateFigures.map(({ figure, label }, index) => (
        <div key={figure} className={styles.pair} data-together>
          <TextField name={figure} label={`Figure ${index + 1}`} maxLength={donateLimits.figure} />
          <TextField
            name={label}
            label={`Label ${index + 1}`}
            extra={<PairHint {...{ figure, label }} />}
            maxLength={donateLimits.label}
          />
        </div>
      ))}
    </SettingsForm>
  )
}

const formValues = (settings: GeneralSettings) =>
  Object.fromEntries(
    donateFields.map((name) => [name, settings[name] ?? '']),
  ) as unknown as DonateFigureValues

/** Either can be saved without the other. */
function PairHint({ figure, label }: { figure: string; label: string }) {
  const isTyped = (text = '') => text.trim() !== ''
  const hasFigure = isTyped(Form.useWatch<string | undefined>(figure))
  const hasLabel = isTyped(Form.useWatch<string | undefined>(label))
  if (hasFigure === hasLabel) return null
  return (
    <div className={styles.hint}>
      <Warning>{`Without a ${hasFigure ? 'label' : 'figure'}, this isn’t shown.`}</Warning>
    </div>
  )
}
