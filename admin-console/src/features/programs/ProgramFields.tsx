import { Form, Input } from 'antd'
import {
  programColor,
  programColorLabels,
  programColors,
  programIcon,
  programIconLabels,
  programIcons,
  programPath,
} from 'shared/entities/program'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { TextField } from '../../forms/TextField'
import { useDebounced } from '../../forms/useDebounced'
import { Warning } from '../../forms/Warning'
import { ProgramMark } from './ProgramMark'
import type { ProgramFormValues } from './programForm'
import { usePageIsMissing } from './usePageIsMissing'

/** The fields for creating and editing a program. */
export function ProgramFields() {
  return (
    <>
      <TextField name="title" label="Title" />
      <Form.Item name="description" label="Description">
        <Input.TextArea rows={4} />
      </Form.Item>
      <TextField name="link" label="Link" extra={<LinkHint />} inputMode="url" />
      <IconField />
      <ColorField />
    </>
  )
}

/** The icons, in the chosen color. */
function IconField() {
  const color = Form.useWatch<ProgramFormValues['color']>('color') ?? ''
  return (
    // An unknown stored name is kept until the administrator chooses another icon.
    <Form.Item name="icon" noStyle getValueProps={(name) => ({ value: programIcon(name) })}>
      <ChoiceTiles
        legend="Icon"
        options={programIcons.map((value) => ({
          value,
          label: programIconLabels[value],
          preview: <ProgramMark icon={value} color={color} />,
        }))}
      />
    </Form.Item>
  )
}

/** The colors, with the chosen icon. */
function ColorField() {
  const icon = Form.useWatch<ProgramFormValues['icon']>('icon') ?? ''
  return (
    <Form.Item name="color" noStyle getValueProps={(name) => ({ value: programColor(name) })}>
      <ChoiceTiles
        legend="Color"
        options={programColors.map((value) => ({
          value,
          label: programColorLabels[value],
          preview: <ProgramMark icon={icon} color={value} />,
        }))}
      />
    </Form.Item>
  )
}

/** Tells where the link will lead. Any text can be saved. */
function LinkHint() {
  const link = (Form.useWatch<ProgramFormValues['link']>('link') ?? '').trim()
  const isOfThisSite = programPath(link) === link
  const settled = useDebounced(isOfThisSite ? link : '')
  const isMissing = usePageIsMissing(settled) && settled === link
  if (link === '') return 'For example /programs/health-fairs.'
  if (!isOfThisSite) {
    return (
      <Warning>
        This is no page of this website: visitors will be led to the list of programs, /programs.
      </Warning>
    )
  }
  if (isMissing) {
    return <Warning>This website has no such page: visitors will read “Page Not Found”.</Warning>
  }
  return 'Leads to this address on this website.'
}
