/** What the environment tells the worker. Its secrets are nowhere else. */
import * as z from 'shared/schema'

const url = (example: string, ...protocols: string[]) =>
  z.string(`A URL is missing, such as ${example}`).check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `This is no URL such as ${example}`,
    }),
  )

const wholeNumber = (smallest: number, largest: number) =>
  z.pipe(
    z.transform(Number),
    z.int(`A whole number from ${smallest} to ${largest} is expected`).check(
      z.refine((number) => number >= smallest && number <= largest, {
        error: `A whole number from ${smallest} to ${largest} is expected`,
      }),
    ),
  )

const withoutSlash = z.transform((text: string) => text.replace(/\/+$/, ''))

/** What it takes to send. */
export const sendingSchema = z.object({
  /** With user and password. */
  MAIL_SMTP_URL: url('smtps://user:password@mail.example.org', 'smtp:', 'smtps:'),
  /** The address that messages come from, and that what cannot be delivered goes back to. */
  MAIL_FROM: z.email('An email address is expected, such as events@example.org'),
  /** Of all workers together. */
  MAIL_PER_MINUTE: z._default(wholeNumber(1, 60_000), 300),
})

/** What a worker by itself needs besides. */
export const workerSchema = z
  .object({
    ...sendingSchema.shape,
    /** As the owner of the tables. */
    DATABASE_URL: url(
      'postgresql://postgres:password@db.example.org:5432/postgres',
      'postgresql:',
      'postgres:',
    ),
    /** Where links lead. */
    SITE_URL: z.pipe(url('https://www.example.org', 'https:', 'http:'), withoutSlash),
    /** Where mail programs reach `MAIL_PORT`, to unsubscribe somebody at one click. */
    MAIL_URL: z.optional(z.pipe(url('https://mail.example.org', 'https:', 'http:'), withoutSlash)),
    MAIL_PORT: z.optional(wholeNumber(1, 65_535)),
  })
  .check(
    z.refine(({ MAIL_URL, MAIL_PORT }) => (MAIL_URL === undefined) === (MAIL_PORT === undefined), {
      error: 'MAIL_URL and MAIL_PORT belong together',
    }),
  )

/** Throws where one is missing or wrong; the message names each. Values are not in it: they have passwords. */
export function readSettings<T>(
  schema: z.ZodMiniType<T>,
  environment: Record<string, string | undefined>,
): T {
  const read = schema.safeParse(environment)
  if (read.success) return read.data
  const lines = read.error.issues.map(({ path, message }) => `  ${[...path, message].join(': ')}`)
  throw new Error(`The environment does not say how to send mail:\n${lines.join('\n')}`)
}

/** Ends the process, which says why, where they are missing or wrong. */
export function settingsOfProcess<T>(schema: z.ZodMiniType<T>): T {
  try {
    return readSettings(schema, process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
