/** What the site's schemas accept, the database accepts; what they refuse, it refuses, for the same field. */
import { randomUUID } from 'node:crypto'
import { blogPostSchema, blogStatuses } from 'shared/entities/blogPost'
import { donationOfferSchema } from 'shared/entities/donationOffer'
import {
  donationMethods,
  donationRecordSchema,
  donationSources,
  donationStatuses,
} from 'shared/entities/donationRecord'
import { eventCategories, eventSchema } from 'shared/entities/event'
import { generalSettingsSchema } from 'shared/entities/generalSettings'
import {
  healthFairRequestFormSchema,
  healthFairRequestTypes,
} from 'shared/entities/healthFairRequest'
import { contentLimits, visitorLimits } from 'shared/entities/limits'
import { paymentModes, storedPaymentSettingsSchema } from 'shared/entities/paymentSettings'
import { programSchema, programStatuses } from 'shared/entities/program'
import { registrationFormSchema } from 'shared/entities/registration'
import { statSchema } from 'shared/entities/stat'
import { eventVolunteerFormSchema, volunteerFormSchema } from 'shared/entities/volunteerApplication'
import { toRow } from 'shared/backends/supabase/rows'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  eventForm,
  eventVolunteerForm,
  fairRequestForm,
  guard,
  offerForm,
  volunteerForm,
} from './testing/forms.ts'
import { engines, sqlDatabase } from './testing/sqlDatabase.ts'

const forms = [
  {
    name: 'submit_registration',
    schema: registrationFormSchema,
    form: eventForm,
    parameters: (form: object) => [randomUUID(), 1, form, guard],
  },
  {
    name: 'submit_volunteer_application',
    schema: volunteerFormSchema,
    form: volunteerForm,
    parameters: (form: object) => [randomUUID(), null, form, guard],
  },
  {
    name: 'submit_volunteer_application for an event',
    schema: eventVolunteerFormSchema,
    form: eventVolunteerForm,
    parameters: (form: object) => [randomUUID(), 1, form, guard],
  },
  {
    name: 'submit_donation_offer',
    schema: donationOfferSchema,
    form: offerForm,
    parameters: (form: object) => [randomUUID(), form, guard],
  },
  {
    name: 'submit_health_fair_request',
    schema: healthFairRequestFormSchema,
    form: fairRequestForm,
    parameters: (form: object) => [randomUUID(), 'host', form, guard],
  },
]

const lengths = Object.values(visitorLimits).flatMap((most) => [most, most + 1])
const texts = [
  undefined,
  '',
  ' \t\n\u00a0\u3000\ufeff',
  ' A ',
  'AB',
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

// The longest that each column takes, and the only values of those that have few.
const { title, text, blogContent, url } = contentLimits
const columns: Record<string, Record<string, number | readonly string[]>> = {
  programs: {
    title,
    description: text,
    icon: title,
    color: title,
    link: url,
    status: programStatuses,
    created_at: title,
  },
  events: {
    title,
    date: title,
    time: title,
    location: title,
    category: eventCategories,
    image: url,
  },
  blog_posts: {
    title,
    excerpt: text,
    content: blogContent,
    author: title,
    date: title,
    image_url: url,
    status: blogStatuses,
  },
  stats: { label: title, icon: title, prefix: title, suffix: title },
  donations: {
    donor_name: title,
    email: title,
    date: title,
    method: donationMethods,
    campaign: title,
    notes: text,
    status: donationStatuses,
    source: donationSources,
  },
  general_settings: { site_name: title, contact_email: title, phone_number: title },
  payment_settings: { mode: paymentModes, power_tranz_id: title, production_url: url },
}

const entities = {
  programs: programSchema,
  events: eventSchema,
  blog_posts: blogPostSchema,
  stats: statSchema,
  donations: donationRecordSchema,
  general_settings: generalSettingsSchema,
  payment_settings: storedPaymentSettingsSchema,
}

describe.each(engines)('%s', async (engine) => {
  const database = await sqlDatabase(engine)
  beforeEach(() => database.reset())

  describe.each(forms)('$name', ({ name, schema, form, parameters }) => {
    const call = (values: object) =>
      database.call('visitor', name.replace(/ .*/, ''), parameters(values)) as Promise<{
        outcome: string
        field?: string
      }>

    test.each(Object.keys(schema.shape))('takes the same for %s', async (field) => {
      for (const value of [...texts, ...(field === 'email' ? addresses : [])]) {
        const values = { ...form, [field]: value }
        const { success, error } = schema.safeParse(values)
        const { outcome, field: wrong } = await call(values)
        expect([value, outcome, wrong]).toEqual(
          success
            ? [value, 'accepted', undefined]
            : [value, 'invalid', error.issues[0]?.path[0] as string],
        )
      }
    })

    test('takes what the schema makes of a form', async () => {
      expect(await call(schema.parse(form))).toMatchObject({ outcome: 'accepted' })
    })
  })

  test('a request for a health fair is of the kinds that the site has', async () => {
    const send = (type: string | null) =>
      database.call('visitor', 'submit_health_fair_request', [
        randomUUID(),
        type,
        fairRequestForm,
        guard,
      ])
    for (const type of healthFairRequestTypes) {
      expect(await send(type)).toEqual({ outcome: 'accepted' })
    }
    for (const type of ['other', '', null]) {
      expect(await send(type)).toEqual({ outcome: 'invalid', field: 'type' })
    }
  })

  test('a newsletter takes the email addresses that the forms take', async () => {
    for (const email of addresses) {
      const { success } = registrationFormSchema.safeParse({ ...eventForm, email })
      expect(
        await database.call('visitor', 'subscribe_to_newsletter', [randomUUID(), email, guard]),
      ).toEqual(success ? { outcome: 'accepted' } : { outcome: 'invalid', field: 'email' })
    }
  })

  describe.each(Object.entries(columns))('%s', (table, limits) => {
    beforeEach(() =>
      database.query(
        `insert into public.donations (id, donor_name, email, amount, date, method, status, source)
         values (1, '', '', 1, '', 'cash', 'completed', 'manual')`,
      ),
    )
    const change = (column: string, value: string) =>
      database.as(
        'administrator',
        `update public.${table} set ${column} = $1 where id = 1 returning id`,
        [value],
      )

    test.each(Object.entries(limits))('%s', async (column, limit) => {
      const [accepted, refused] =
        typeof limit === 'number'
          ? [['', 'A'.repeat(limit)], 'A'.repeat(limit + 1)]
          : [limit, 'unknown']
      for (const value of accepted) expect(await change(column, value)).toHaveLength(1)
      await expect(change(column, refused)).rejects.toThrow('check constraint')
    })
  })

  test('the texts of content that have a limit are all that there are', async () => {
    const found = await database.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and table_name = any ($1)`,
      [Object.keys(columns)],
    )
    const limited = Object.entries(columns).flatMap(([table, limits]) =>
      Object.keys(limits).map((column) => `${table}.${column}`),
    )
    expect(found.map((row) => `${row.table_name}.${row.column_name}`).sort()).toEqual(
      [...limited, 'general_settings.payment_page'].sort(),
    )
  })

  test('a post has at most 50 tags of 100 letters', async () => {
    const tag = (tags: string[]) =>
      database.as(
        'administrator',
        'update public.blog_posts set tags = $1::text[] where id = 1 returning id',
        [tags],
      )
    const { tags: most, tag: longest } = contentLimits
    const tags = Array<string>(most).fill('A'.repeat(longest))
    expect(await tag([])).toHaveLength(1)
    expect(await tag(tags)).toHaveLength(1)
    await expect(tag([...tags, ''])).rejects.toThrow('check constraint')
    await expect(tag(['A'.repeat(longest + 1)])).rejects.toThrow('check constraint')
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
      `https://pay.example/${'a'.repeat(contentLimits.url)}`,
    ]) {
      await expect(set(page)).rejects.toThrow('check constraint')
    }
  })

  test.each(Object.entries(entities))(
    '%s has a column for each field, required where the field is',
    async (table, { shape }) => {
      const expected = Object.fromEntries(
        Object.entries(shape).map(([field, schema]) => [
          Object.keys(toRow({ [field]: 0 }))[0],
          schema._zod.optin === 'optional' ? 'YES' : 'NO',
        ]),
      )
      const found = await database.query(
        `select column_name, is_nullable from information_schema.columns
         where table_schema = 'public' and table_name = $1
         and column_name not in ('version', 'updated_at', 'payment_page')`,
        [table],
      )
      const { payment_page: _, ...fields } = expected
      expect(Object.fromEntries(found.map((row) => [row.column_name, row.is_nullable]))).toEqual({
        id: 'NO',
        ...fields,
      })
    },
  )
})
