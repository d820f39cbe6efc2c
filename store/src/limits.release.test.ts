/** What the site's schemas accept, the database accepts; what they refuse, it refuses, for the same field. */

import { toRow } from 'shared/backends/supabase/rows'
import { definitions } from 'shared/collections/definitions'
import { donateFigures } from 'shared/entities/donateFigures'
import { donateLimits } from 'shared/entities/generalSettings'
import { visitorLimits } from 'shared/entities/limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { content } from './testing/accessTable.ts'
import { insertSql } from './testing/accessTests.ts'
import { filledForm, submission } from './testing/forms.ts'
import { choicesOf, fieldsOf, isText } from './testing/schemaFields.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'
import { submissionTables } from './testing/submissionTables.ts'

const lengths = Object.values(visitorLimits).flatMap((most) => [most, most + 1])
const texts = [
  undefined,
  '',
  ' \t\n\u00a0\u3000\ufeff',
  ' A ',
  'AB',
  ...Array.from(
    '\n\t\u0001\u001b\u007f\u0085\u2028\u202a\u202e\u2066\u2069\u200d',
    (mark) => `A${mark}B`,
  ),
  'é'.repeat(2),
  ...lengths.map((length) => 'A'.repeat(length)),
]
const addresses = [
  'ann@example.com',
  ' Ann.Brown+fair@sub.example.co.uk ',
  "o'hara@example.com",
  'a_b-c@example.com',
  '-a@example.com',
  'ann@127.0.0.1',
  'ann@example',
  'ann@example.c',
  'ann@-example.com',
  'ann@example-.com',
  'ann@exa_mple.com',
  '.ann@example.com',
  'ann.@example.com',
  'an..n@example.com',
  'ann@example..com',
  'ann brown@example.com',
  'ann@example.com\nbcc: bob@example.com',
  'ann@@example.com',
  '@example.com',
  'ann@',
  "ann'@example.com",
  'änn@example.com',
  'ann@exämple.com',
  'ann@example.com.',
  `${'a'.repeat(242)}@example.com`,
  `${'a'.repeat(243)}@example.com`,
]

const columnOf = (field: string) => Object.keys(toRow({ [field]: 0 })).join()

// Of content a store refuses longer texts; the console's forms do not.
const text = 20_000
const url = 2_000
const longest: Record<string, number> = {
  description: text,
  text,
  excerpt: text,
  notes: text,
  content: 200_000,
  link: url,
  image: url,
  image_url: url,
  production_url: url,
  facebook: url,
  instagram: url,
  youtube: url,
  sender_name: 200,
  signature: 2_000,
  ...Object.fromEntries(
    donateFigures.flatMap(({ figure, label }) => [
      [columnOf(figure), donateLimits.figure],
      [columnOf(label), donateLimits.label],
    ]),
  ),
}
const longestTitle = 500

const fields = content.flatMap((access) =>
  Object.entries(access.fields).map(([field, schema]) => ({
    ...access,
    column: columnOf(field),
    choices: choicesOf(schema),
    isText: isText(schema),
  })),
)
// Which payment page and which addresses of the foundation's own people a store takes are tests of their own.
const ownTests = Object.keys(definitions.mailSettings.seed)
  .map(columnOf)
  .filter((column) => column.endsWith('_to'))
  .concat('payment_page')
const limited = fields.filter(
  ({ column, choices, isText }) => (choices || isText) && !ownTests.includes(column),
)

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  describe.each(submissionTables)('$kind', (described) => {
    const { rpc, schema } = described
    const form = filledForm(described)
    const send = (values: unknown) =>
      database.call('visitor', rpc, submission(described, values)) as Promise<{
        outcome: string
        field?: string
      }>

    test.each(Object.entries(fieldsOf(schema)))('takes the same for %s', async (name, field) => {
      const choices = choicesOf(field)
      const values = [
        ...texts,
        ...(name === 'email' ? addresses : []),
        ...(choices ? [...choices, null] : []),
      ]
      for (const value of values) {
        const { success, error } = schema.safeParse({ ...form, [name]: value })
        const { outcome, field: wrong } = await send({ ...form, [name]: value })
        expect([value, outcome, wrong]).toEqual(
          success ? [value, 'accepted', undefined] : [value, 'invalid', error.issues[0]?.path[0]],
        )
      }
    })

    test('takes what the schema makes of a form', async () => {
      expect(await send(schema.parse(form))).toMatchObject({ outcome: 'accepted' })
    })
  })

  test.each(limited)('$table: $column', async ({ table, row, column, choices, ...access }) => {
    const limit = longest[column] ?? longestTitle
    const accepted = choices ?? ['', 'A'.repeat(limit)]
    const refused = choices ? 'unknown' : 'A'.repeat(limit + 1)
    await database.query(`delete from public.${table} where id = $1`, [row.id])
    await database.query(insertSql({ table, row, ...access }), [JSON.stringify(row)])
    const change = (value: string) =>
      database.as(
        'administrator',
        `update public.${table} set ${column} = $2 where id = $1 returning id`,
        [row.id, value],
      )
    for (const value of accepted) expect(await change(value)).toHaveLength(1)
    await expect(change(refused)).rejects.toThrow('check constraint')
  })

  test('the texts of content that have a limit are all that there are', async () => {
    const found = await database.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and table_name = any ($1)`,
      [content.map(({ table }) => table)],
    )
    expect(found.map((row) => `${row.table_name}.${row.column_name}`).sort()).toEqual(
      [
        ...limited.map(({ table, column }) => `${table}.${column}`),
        ...fields
          .filter(({ column }) => ownTests.includes(column))
          .map(({ table, column }) => `${table}.${column}`),
      ].sort(),
    )
  })

  test('a post has at most 50 tags of 100 letters', async () => {
    const tag = (tags: string[]) =>
      database.as(
        'administrator',
        'update public.blog_posts set tags = $1::text[] where id = 1 returning id',
        [tags],
      )
    const tags = Array<string>(50).fill('A'.repeat(100))
    expect(await tag([])).toHaveLength(1)
    expect(await tag(tags)).toHaveLength(1)
    await expect(tag([...tags, ''])).rejects.toThrow('check constraint')
    await expect(tag(['A'.repeat(101)])).rejects.toThrow('check constraint')
  })

  test('the page to pay on is an https address, or none', async () => {
    const set = (page: string) =>
      database.as('administrator', 'update public.general_settings set payment_page = $1', [page])
    await set('')
    await set('https://pay.example/give?amount={amount}&f={frequency}&n={name}&e={email}')
    for (const page of [
      'http://pay.example',
      'javascript:alert(1)',
      'https://',
      ' https://pay.example',
      'https://pay.example/a b',
      `https://pay.example/${'a'.repeat(url)}`,
    ]) {
      await expect(set(page)).rejects.toThrow('check constraint')
    }
  })

  test('replies go to one address or none, and what there is to know to any number of them', async () => {
    const set = (column: string, value: string) =>
      database.as('administrator', `update public.mail_settings set ${column} = $1 returning id`, [
        value,
      ])
    const [one, two] = ['ann@example.com', 'bob@example.com']
    for (const column of ownTests.filter((name) => name.endsWith('_to'))) {
      const isList = column !== 'reply_to'
      for (const [value, isTaken] of [
        ['', true],
        [one, true],
        [`${one}, ${two}`, isList],
        [`${one}\nBcc: ${two}`, false],
        [`Ann <${one}>`, false],
        [`${one},`, false],
        ['A'.repeat(2_001), false],
      ] as const) {
        await (isTaken
          ? expect(set(column, value), `${column} = ${value}`).resolves.toHaveLength(1)
          : expect(set(column, value), `${column} = ${value}`).rejects.toThrow('check constraint'))
      }
    }
  })

  test('a figure of the Donate page has as many characters as the site takes, of any script', async () => {
    const figure = (letter: string, length: number) => ({
      ...definitions.generalSettings.seed,
      donateFigure1: letter.repeat(length),
    })
    for (const letter of ['A', 'é', '😀']) {
      for (const length of [donateLimits.figure, donateLimits.figure + 1]) {
        const settings = figure(letter, length)
        const stores = database.as(
          'administrator',
          'update public.general_settings set donate_figure1 = $1 returning id',
          [settings.donateFigure1],
        )
        const { success } = definitions.generalSettings.schema.safeParse(settings)
        expect(success).toBe(length === donateLimits.figure)
        await (success
          ? expect(stores).resolves.toHaveLength(1)
          : expect(stores).rejects.toThrow('check constraint'))
      }
    }
  })

  test.each(content)(
    '$table has a column for each field, required where the field is',
    async ({ table, fields }) => {
      const expected = Object.entries(fields).map(([field, schema]) => [
        columnOf(field),
        schema._zod.optin === 'optional' ? 'YES' : 'NO',
      ])
      const found = await database.query(
        `select column_name, is_nullable from information_schema.columns
         where table_schema = 'public' and table_name = $1
         and column_name not in ('version', 'updated_at', 'payment_page')`,
        [table],
      )
      const { payment_page: _, ...columns } = Object.fromEntries(expected)
      expect(Object.fromEntries(found.map((row) => [row.column_name, row.is_nullable]))).toEqual({
        id: 'NO',
        ...columns,
      })
    },
  )
})
