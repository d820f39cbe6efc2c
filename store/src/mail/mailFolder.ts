/** Keeps messages as files instead of sending them, for whoever tries the site. Mail programs open them. */
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './smtp.ts'

/** @param onMail told of each message, once its file is there */
export function mailFolder(
  folder: string,
  onMail: (file: string, subject: string) => void,
): MailTransport {
  mkdirSync(folder, { recursive: true })
  const transport = createTransport({ streamTransport: true, buffer: true })
  let kept = 0
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      const time = new Date().toISOString().replace(/:/g, '-').replace('Z', '')
      const file = join(folder, `${time}-${++kept}.eml`)
      await writeFile(file, message)
      onMail(file, String(mail.subject))
    },
    close: () => transport.close(),
  }
}
