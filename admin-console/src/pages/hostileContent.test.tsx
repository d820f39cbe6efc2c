/** Scripts, markup and URLs in every field of every entity: planted in storage, restored and typed. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteCollections } from '../features/backup/siteCollections'
import { fill } from '../testing/form'
import { renderConsole } from '../testing/renderConsole'
import { storeAsAnotherTab, stored } from '../testing/storage'

const payloads = [
  '"><img src=x onerror="injected=1"><script>injected=1</script><svg onload="injected=1">',
  'javascript:injected=1',
  'data:text/html,<script>injected=1</script>',
  '//evil.example/x',
  '/\t/evil.example/x',
]

const enumerations = ['category', 'status', 'method', 'source', 'mode']

/** The seeds with this text in each field that takes any. */
const filled = (value: unknown, text: string): unknown =>
  Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? text : filled(item, text)))
    : Object.fromEntries(
        Object.entries(value as object).map(([name, field]) => {
          if (name === 'content') return [name, `${text}\n\n[link](${text}) ![picture](${text})`]
          if (typeof field === 'string') return [name, enumerations.includes(name) ? field : text]
          return [name, Array.isArray(field) ? filled(field, text) : field]
        }),
      )

const contentWith = (text: string) =>
  Object.fromEntries(
    siteCollections.map(({ definition }) => [definition.key, filled(definition.seed, text)]),
  )

function expectHarmless() {
  expect(globalThis).not.toHaveProperty('injected')
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, iframe, object, embed, base')) {
      expect(element.outerHTML).not.toMatch(/injected|evil/)
    }
    for (const { name, value } of element.attributes) {
      expect(name, element.outerHTML).not.toMatch(/^on/)
      if (!['href', 'src', 'action', 'formaction'].includes(name)) continue
      const { protocol, origin } = new URL(value, location.href)
      expect(['http:', 'https:', 'mailto:', 'tel:', 'blob:'], value).toContain(protocol)
      if (origin !== location.origin) expect(value).toMatch(/^(https?:\/\/|mailto:|tel:)/)
    }
  }
}

const pages = [
  ['/admin', 'Dashboard'],
  ['/admin/programs', /Programs/],
  ['/admin/events?tab=all', /Events/],
  ['/admin/events?tab=past', /Events/],
  ['/admin/blog', /Blog/],
  ['/admin/impact', /Impact/],
  ['/admin/donations', /Donations/],
  ['/admin/settings', /Settings/],
] as const

test.each(payloads)(
  'planted in storage, %s is text on every page and in every form',
  async (text) => {
    for (const [key, value] of Object.entries(contentWith(text))) storeAsAnotherTab(key, value)
    for (const [path, heading] of pages) {
      const { user, unmount } = renderConsole(path)
      await screen.findByRole('heading', { level: 1, name: heading })
      expectHarmless()
      const [edit] = screen.queryAllByRole('button', { name: /^Edit / })
      if (edit) {
        await user.click(edit)
        const form = await screen.findByRole('dialog')
        expectHarmless()
        const preview = within(form).queryByText('Preview')
        if (preview) await user.click(preview)
        expectHarmless()
      }
      unmount()
    }
  },
)

test.each(payloads)(
  'restored from a backup, %s is text in its preview and afterwards',
  async (text) => {
    const { user } = renderConsole('/admin/settings/backup')
    const backup = {
      format: 'foundation-site-backup',
      version: 1,
      createdAt: '2025-10-01T12:00:00.000Z',
      collections: contentWith(text),
    }
    await user.upload(
      await screen.findByLabelText('Backup file'),
      new File([JSON.stringify(backup)], `${text}.json`, { type: 'application/json' }),
    )
    const replace = await screen.findByRole('button', { name: 'Replace the site’s content' })
    expectHarmless()
    await user.click(replace)
    expect(await screen.findByText('Backup restored')).toBeVisible()
    expect(stored('events')[0].title).toBe(text)
    expectHarmless()
  },
)

test.each(payloads)(
  'typed in a form, %s is text in the list and in what confirms it',
  async (text) => {
    const { user } = renderConsole('/admin/events/new')
    const form = await screen.findByRole('dialog')
    for (const label of ['Title', 'Date', 'Time', 'Location', /Image|Picture/]) {
      fill(within(form).getByLabelText(label), text)
    }
    await user.click(within(form).getByRole('button', { name: 'Create event' }))
    expect(await screen.findByText('Event created')).toBeVisible()
    expect(stored('events').at(-1)).toMatchObject({ title: text, image: text })
    expectHarmless()
  },
)
