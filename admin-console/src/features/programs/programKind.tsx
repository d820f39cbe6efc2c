import { Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import {
  newProgramDefaults,
  type ProgramDetails,
  programColor,
  programColorLabels,
  programColors,
  programIcon,
  programIconLabels,
  programIcons,
  programName,
  programPath,
} from 'shared/entities/program'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { TextField } from '../../forms/TextField'
import { useDebounced } from '../../forms/useDebounced'
import { Warning } from '../../forms/Warning'
import { ProgramMark } from './ProgramMark'
import { type ProgramFormValues, programDraftSchema, programFormValues } from './programForm'
import { programsSlice, selectPrograms } from './programsSlice'

/** What the list of programs and its forms are made of. */
export const programKind = {
  key: 'programs' as const,
  path: '/admin/programs',
  noun: 'Program',
  shortNoun: 'program',
  nameOf: programName,
  placeOf: ({ status }: ProgramDetails) => (status === 'draft' ? 'under Drafts' : 'under Active'),
  select: selectPrograms,
  ...programsSlice.actions,
  newDetails: () => newProgramDefaults,
  formValues: programFormValues,
  detailsOf: (values: ProgramFormValues) => values,
  draftSchema: programDraftSchema,
  Fields: ProgramFields,
}

function ProgramFields() {
  return (
    <>
      <TextField name="title" label="Title" />
      <Form.Item name="description" label="Description">
        <Input.TextArea rows={4} />
      </Form.Item>
      <TextField name="link" label="Link" extra={<LinkHint />} inputMode="url" />
      <IconAndColor />
    </>
  )
}

/** The icons in the chosen color, and the colors with the chosen icon. */
function IconAndColor() {
  const icon = Form.useWatch<ProgramFormValues['icon']>('icon') ?? ''
  const color = Form.useWatch<ProgramFormValues['color']>('color') ?? ''
  return (
    <>
      {/* An unknown stored name is kept until the administrator chooses another icon. */}
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
    </>
  )
}

/** Tells where the link will lead. Any text can be saved. */
function LinkHint() {
  const link = (Form.useWatch<ProgramFormValues['link']>('link') ?? '').trim()
  const isOfThisSite = programPath(link) === link
  const settled = useDebounced(isOfThisSite ? link : '')
  const isMissing = usePageIsMissing(settled) && settled === link
  const example = 'For example /programs/health-fairs.'
  if (link === '') return example
  if (!isOfThisSite) {
    return (
      <Warning before={example}>
        This page isn’t on this website. Visitors will go to the list of programs, /programs,
        instead.
      </Warning>
    )
  }
  if (isMissing) {
    return (
      <Warning before={example}>
        This website has no such page. Visitors will see “Page Not Found”.
      </Warning>
    )
  }
  return 'Takes visitors to this page.'
}

/** Whether this site answers a path with 404. False until it has answered, and while it cannot. */
function usePageIsMissing(path: string) {
  const [missingPath, setMissingPath] = useState<string>()
  useEffect(() => {
    if (path === '') return
    const leaving = new AbortController()
    fetch(path, { method: 'HEAD', signal: leaving.signal }).then(
      ({ status }) => setMissingPath(status === 404 ? path : undefined),
      () => {}, // Offline, nobody can tell.
    )
    return () => leaving.abort()
  }, [path])
  return path !== '' && path === missingPath
}
