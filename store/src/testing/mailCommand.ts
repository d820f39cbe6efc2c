/** `npm run mail -w store` in a process of its own, as systemd starts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'

/** `said` is all that it has written, line by line. */
export function mailCommand(environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/mail/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...environment },
  })
  const said: string[] = []
  const note = (chunk: Buffer) => said.push(chunk.toString())
  child.stdout?.on('data', note)
  child.stderr?.on('data', note)
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  })
  return { child, said, ended }
}

/** One that sends what waits in this database to this mail server. */
export async function startedMailCommand(
  databaseUrl: string,
  smtpUrl: string,
  environment: Record<string, string> = {},
) {
  const command = mailCommand({
    DATABASE_URL: databaseUrl,
    MAIL_SMTP_URL: smtpUrl,
    MAIL_FROM: 'events@foundation.example',
    SITE_URL: 'https://www.foundation.example',
    MAIL_PER_MINUTE: '60000',
    ...environment,
  })
  await vi.waitFor(() => expect(command.said.join('')).toContain('from now on'), {
    timeout: 120_000,
  })
  return command
}
