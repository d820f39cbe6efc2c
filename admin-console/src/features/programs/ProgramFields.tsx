import { Form, Input } from 'antd'
import { useState } from 'react'
import { programPath } from 'shared/entities/program'
import {
  programColor,
  programColorLabels,
  programColors,
  programIcon,
  programIconLabels,
  programIcons,
} from 'shared/entities/programLooks'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { MarkdownField } from '../../forms/MarkdownField'
import { TextField } from '../../forms/TextField'
import { Warning } from '../../forms/Warning'
import { useAppSelector } from '../../state/hooks'
import { ProgramMark } from './ProgramMark'
import { type ProgramFormValues, typedSlug } from './programForm'
import { selectPrograms } from './programsSlice'
import { freeSlug } from './slugs'

export function ProgramFields() {
  const title = Form.useWatch<string | undefined>('title') ?? ''
  return (
    <>
      <TextField name="title" label="Title" />
      <Form.Item name="description" label="Description">
        <Input.TextArea rows={4} />
      </Form.Item>
      <MarkdownField name="content" label="Content" hint="Shown on the program’s page." />
      <TextField
        name="slug"
        label="Page address"
        extra={<AddressHint />}
        placeholder={typedSlug({ slug: '', title })}
        autoCapitalize="none"
        spellCheck={false}
      />
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

/** Tells what the address will be. Two programs never get the same. */
function AddressHint() {
  const form = Form.useFormInstance<ProgramFormValues>()
  const title = Form.useWatch<string | undefined>('title') ?? ''
  const typed = Form.useWatch<string | undefined>('slug') ?? ''
  // Its own, which it keeps.
  const [own] = useState(() => form.getFieldValue('slug') as string)
  const programs = useAppSelector(selectPrograms)
  const slug = typedSlug({ slug: typed, title })
  if (!slug) return 'Where visitors find it. If you leave it empty, it’s made from the title.'
  const address = (end: string) => `/programs/${end}`
  const free = slug === own ? slug : freeSlug(slug, programs)
  if (free === slug) return `Visitors find it at ${address(slug)}.`
  return (
    <Warning before={`Visitors find it at ${address(free)}.`}>
      {`${address(slug)} is taken. This program will be at ${address(free)}.`}
    </Warning>
  )
}

/** Tells where the link will lead. Any text can be saved. */
function LinkHint() {
  const link = (Form.useWatch<string | undefined>('link') ?? '').trim()
  const title = Form.useWatch<string | undefined>('title') ?? ''
  const slug = typedSlug({ slug: Form.useWatch<string | undefined>('slug') ?? '', title })
  const example = 'Only if “Learn More” should lead somewhere else, for example /get-involved.'
  if (link === '') return example
  const program = { id: 0, slug, link }
  if ([programPath(program), `/programs/${slug}`].includes(link))
    return '“Learn More” leads to the program’s own page.'
  return (
    <Warning before={example}>
      This website has no such page. Visitors will go to the program’s own page instead.
    </Warning>
  )
}
