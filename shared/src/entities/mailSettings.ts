import * as z from 'shared/schema'

/** Who the foundation's messages come from, and which of its own people are told of what. */
export const mailSettingsSchema = z.looseObject({
  /** As mail programs show it; the site's name where it is empty. */
  senderName: z.string(),
  /** The last lines of each message. */
  signature: z.string(),
  /** Where answers go; the contact email where it is empty. */
  replyTo: z.string(),
  // Email addresses, separated by commas; nobody is told where there are none.
  /** Of health fair requests. */
  requestsTo: z.string(),
  volunteersTo: z.string(),
  offersTo: z.string(),
  giftsTo: z.string(),
  /** Once a day, of the registrations of the day before. */
  registrationsTo: z.string(),
})
export type MailSettings = z.infer<typeof mailSettingsSchema>
