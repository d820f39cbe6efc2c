import type { Submission } from '../../../backend/administration'
import type { MailSettings } from '../../../entities/mailSettings'
import { jamaicaDay, jamaicaTime } from '../../../format/jamaicaTime'
import { partySizeOf } from '../../../submissions/party'
import type { SubmissionKind } from '../../../submissions/submissionKinds'
import type { MessageSources, Occasion } from './messagesToSend'

/**
 * The setting that names who is told of a kind at once. `private.staff_setting` of the database says the same, and
 * `requestsTo` of every kind that it does not know. Registrations are told of once a day, and nobody is told of a
 * newsletter sign-up.
 */
export const settingOf: Record<SubmissionKind, keyof MailSettings | undefined> = {
  volunteer: 'volunteersTo',
  eventVolunteer: 'volunteersTo',
  offer: 'offersTo',
  fairRequest: 'requestsTo',
  registration: undefined,
  newsletter: undefined,
}

export function toStaff({ submissions, history, settings }: MessageSources): Occasion[] {
  const told = (setting: keyof MailSettings, occasion: Omit<Occasion, 'to'>): Occasion[] =>
    String(settings[setting])
      .split(',')
      .map((address) => ({ ...occasion, to: address.trim() }) as Occasion)
  return [
    ...submissions.flatMap((about) => {
      const { kind, createdAt: at } = about
      const setting = settingOf[kind as SubmissionKind]
      return setting
        ? told(setting, { kind: 'staffSubmission', at, about, submissionKind: kind })
        : []
    }),
    ...history
      .filter(({ tableName, action }) => tableName === 'donations' && action === 'insert')
      .flatMap(({ at, after }) =>
        told('giftsTo', { kind: 'staffGift', at, amount: Number(after?.amount) }),
      ),
    ...daysOf(submissions).flatMap((occasion) => told('registrationsTo', occasion)),
  ]
}

/** The registrations of each day, the morning after. */
function daysOf(submissions: readonly Submission[]): Omit<Occasion, 'to'>[] {
  const days = new Map<string, Submission[]>()
  for (const sent of submissions) {
    if (sent.kind !== 'registration' || sent.canceledAt || Number.isNaN(Date.parse(sent.createdAt)))
      continue
    const day = jamaicaDay(new Date(sent.createdAt))
    days.set(day, [...(days.get(day) ?? []), sent])
  }
  return [...days].map(([day, ofDay]) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    return {
      kind: 'staffRegistrations',
      at: ofDay[0]?.createdAt ?? '',
      notBefore: jamaicaTime(year, month, date + 1, 7 * 60).toISOString(),
      day,
      registrations: byEvent(ofDay),
    }
  })
}

function byEvent(registrations: readonly Submission[]) {
  return [...new Set(registrations.map(({ eventId = 0 }) => eventId))].map((eventId) => {
    const all = registrations.filter((registration) => registration.eventId === eventId)
    const parties = all.filter(({ waitingSince }) => !waitingSince)
    const peopleOf = (some: readonly Submission[]) =>
      some.reduce((sum, party) => sum + partySizeOf(party), 0)
    const people = peopleOf(parties)
    return {
      eventId,
      title: all[0]?.eventTitle ?? '',
      parties: parties.length,
      people,
      waiting: peopleOf(all) - people,
    }
  })
}
