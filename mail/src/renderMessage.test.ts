import { readFileSync } from 'node:fs'
import path from 'node:path'
import ICAL from 'ical.js'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { anEvent } from 'shared/testing/anEvent'
import { describe, expect, test } from 'vitest'
import { styles } from './messageStyles'
import { renderMessage } from './renderMessage'
import { aContent, contents } from './testing/messageContents'

const options = { siteUrl: 'https://site.example', now: new Date('2045-04-10T14:00:00Z') }
const render = (content: ReturnType<typeof aContent>, now = options.now) =>
  renderMessage(content, { ...options, now })

const unescaped = (html: string) =>
  html
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

/** What one reads of HTML or of plain text, whatever stands between the words. */
const words = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
const wordsOfHtml = (html: string) =>
  words(unescaped(html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' ')))

const linksIn = (text: string) => text.match(/https:\/\/\S+/g) ?? []
const linksOfHtml = (html: string) =>
  [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, url = '']) => unescaped(url))

describe.each(Object.entries(contents))('the message "%s"', (_name, content) => {
  const { subject, text, html, keptText } = render(content)

  test('has a subject of one line that mail programs show whole', () => {
    expect(subject).toMatch(/^\S.{0,68}\S$/)
    expect(html).toContain('<title>')
  })

  test('says the same in HTML and in plain text, with the same links', () => {
    expect(new Set(linksOfHtml(html))).toEqual(new Set(linksIn(text)))
    const said = wordsOfHtml(html)
    for (const line of text.split('\n')) {
      expect(said).toContain(words(line.replace(/https:\S+/, '')))
    }
  })

  test('is kept without the secrets of its links, and names nobody that it goes to', () => {
    const tokens = Object.values(content.tokens)
    const linked = [...text.matchAll(/\/link#(\S+)/g)].flatMap(([, secrets]) => secrets?.split('.'))
    for (const secret of linked) if (secret) expect(tokens).toContain(secret)
    for (const token of tokens) expect(keptText).not.toContain(token)
    expect(text + html).not.toContain(content.to)
  })

  test('has nothing that a page may not show under a strict policy', () => {
    expect(html).not.toMatch(/<!--|<script|url\(|src="http/)
  })
})

describe('what an administrator typed', () => {
  const title = `Fair\r\nBcc: victim@mail.example\r\n\r\n<b>\u202e\u2028\u0000 ${'long '.repeat(100)}\ud800`
  const hostile = {
    event: anEvent({ title, date: `April 19, 2045\r\nX: y`, location: title, statusNote: title }),
    announcement: { subject: title, text: `${title}\n<script>alert(1)</script>` },
    registrations: [{ eventId: 1, title, parties: 1, people: 1 }],
  }

  test.each(Object.entries(contents))(
    'stays in its line and its place in "%s"',
    (_name, content) => {
      const { subject, text, html, attachments } = render({
        ...content,
        ...Object.fromEntries(Object.entries(hostile).filter(([name]) => name in content)),
        site: { siteName: title, contactEmail: title, phoneNumber: title },
        sender: { ...content.sender, signature: title },
      })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be in a header
      const notInHeaders = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202e]|\p{Cs}/u
      expect(subject).not.toMatch(notInHeaders)
      if (content.event && !content.announcement)
        expect([...subject].length).toBeLessThanOrEqual(70)
      expect(html).not.toMatch(/<b>|<script/)
      expect(text.replaceAll('\n', '')).not.toMatch(notInHeaders)
      for (const { name } of attachments) expect(name).toMatch(/^[a-z0-9-]+\.(ics|png)$/)
    },
  )

  test('in an announcement keeps its lines and paragraphs', () => {
    const announcement = { subject: 'Parking', text: 'One\r\ntwo\r\n\r\nthree\u0007' }
    const { text, html } = render(aContent('announcement', { announcement }))
    expect(text).toContain('One\ntwo\n\nthree\n')
    expect(html).toMatch(/>One\ntwo<\/p>.*>three<\/p>/)
  })
})

describe('the calendar file', () => {
  const read = (content: ReturnType<typeof aContent>) => {
    const file = render(content).attachments.find(({ type }) => type.startsWith('text/calendar'))
    if (!file) return undefined
    expect(file.type).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    const calendar = new ICAL.Component(ICAL.parse(String(file.content)))
    const event = calendar.getFirstSubcomponent('vevent')
    return {
      name: file.name,
      method: calendar.getFirstPropertyValue('method'),
      ...Object.fromEntries(
        ['uid', 'status', 'sequence', 'summary'].map((name) => [
          name,
          event?.getFirstPropertyValue(name),
        ]),
      ),
      start: new ICAL.Event(event ?? undefined).startDate.toJSDate().toISOString(),
    }
  }

  test('is that of the site, and asks for no answer', () => {
    expect(read(aContent('registered'))).toEqual({
      name: 'fair-at-riverside.ics',
      method: 'PUBLISH',
      uid: 'event-1@site.example',
      status: 'CONFIRMED',
      sequence: 0,
      summary: 'Fair at Riverside',
      start: '2045-04-19T14:00:00.000Z',
    })
  })

  test('says that an event is canceled, and which change it is', () => {
    const event = anEvent({ status: 'canceled', sequence: 3 })
    expect(read(aContent('eventChanged', { event }))).toMatchObject({
      status: 'CANCELLED',
      sequence: 3,
    })
  })

  test('is not in a message to who waits, or about a date that nobody can read', () => {
    expect(read(aContent('waiting'))).toBeUndefined()
    expect(read(aContent('registered', { event: anEvent({ date: 'in May' }) }))).toBeUndefined()
  })
})

test('a camera reads from the picture what the code on the event’s page says, which cancels nothing', () => {
  const content = aContent('registered')
  const { attachments, html } = render(content)
  const picture = attachments.find(({ cid }) => cid)
  const { data, width, height } = PNG.sync.read(Buffer.from(picture?.content ?? ''))
  const code = jsQR(new Uint8ClampedArray(data), width, height)?.data
  expect(code).toBe(
    `https://site.example/events/${content.event?.id}#receipt=${content.registration?.id}`,
  )
  expect(html).toContain(`src="cid:${picture?.cid}"`)
  expect(render(aContent('waiting')).attachments).toEqual([])
})

test('who leaves the waiting list is not told of a registration', () => {
  const { subject, text } = render(
    aContent('canceled', { registration: { id: '', partySize: 1, waitingNumber: 0 } }),
  )
  expect(subject).toMatch(/^You’re no longer on the waiting list/)
  expect(text).toContain('You’re no longer on the waiting list for Fair at Riverside.')
  expect(text).not.toMatch(/registration|register/)
})

test('the team’s own messages bear no signature', () => {
  const sender = { ...aContent('staffGift').sender, signature: 'Warm regards' }
  for (const [name, content] of Object.entries(contents)) {
    const { text, html } = render({ ...content, sender })
    const signed = !name.startsWith('staff')
    expect([name, text.includes('Warm regards')]).toEqual([name, signed])
    expect([name, html.includes('Warm regards')]).toEqual([name, signed])
  }
})

test('the team reads of people only where there are some', () => {
  const event = { eventId: 1, title: 'Fair at Riverside' }
  const registrations = [
    { ...event, parties: 0, people: 0, waiting: 2 },
    { ...event, title: 'Tea Talk', parties: 1, people: 3 },
  ]
  const day = '2045-04-16'
  const onlyWaiting = render(
    aContent('staffRegistrations', { day, registrations: registrations.slice(0, 1) }),
  )
  expect(onlyWaiting.subject).toBe('2 people joined a waiting list on Sunday, April 16, 2045')
  expect(onlyWaiting.text).not.toMatch(/\b0 /)
  const both = render(aContent('staffRegistrations', { day, registrations }))
  expect(both.subject).toBe('3 people registered on Sunday, April 16, 2045')
  expect(both.text).toContain('3 people registered and 2 people joined a waiting list.')
})

describe('a registration', () => {
  const promise = 'We’ll send you a reminder two days before.'

  test('is promised a reminder while there is time for it', () => {
    const before = render(aContent('registered'), new Date('2045-04-17T13:59:00Z'))
    const after = render(aContent('registered'), new Date('2045-04-17T14:00:00Z'))
    expect(before.text).toContain(promise)
    expect(after.text).not.toContain(promise)
    const { registration } = aContent('changed')
    const stopped = {
      registration: { id: '', partySize: 1, ...registration, reminderStopped: true },
    }
    expect(render(aContent('changed')).text).toContain(promise)
    expect(render(aContent('changed', stopped)).text).not.toContain(promise)
    const postponed = { event: anEvent({ status: 'postponed' }) }
    expect(render(aContent('changed', postponed)).text).not.toContain(promise)
    const undated = aContent('registered', { event: anEvent({ date: 'in May' }) })
    expect(render(undated).text).not.toContain(promise)
  })

  test('says what to show at the door, and for a health fair that one has to fast', () => {
    const { text } = render(aContent('registered'))
    expect(text).toMatch(/No food or drink for 4 hours/)
    expect(text).toContain('- Arrive 15 minutes early.\n')
    const untimed = { event: anEvent({ time: '' }) }
    expect(render(aContent('registered', untimed)).text).not.toContain('15 minutes early')
    expect(text.match(/at the door/gi)).toHaveLength(1)
    expect(text).toContain('show the code that comes with this email, on your phone or on paper')
    const event = anEvent({ category: 'education' })
    expect(render(aContent('registered', { event })).text).not.toMatch(/No food/)
  })

  test('that has to wait is told so for one or for several', () => {
    const { registration } = aContent('waiting')
    const alone = { registration: { id: '', ...registration, partySize: 1 } }
    expect(render(aContent('waiting', alone)).text).toContain('There isn’t a spot for you')
    expect(render(aContent('waiting')).text).toContain('There aren’t enough spots for you')
  })

  test('is the reason for the message', () => {
    expect(render(aContent('registered')).text).toMatch(
      /^You’re receiving this email from .+ because you’re registered for Fair at Riverside\.$/m,
    )
  })

  test('that is canceled can be made again, unless there is no such fair any more', () => {
    expect(render(aContent('canceled')).text).toContain('register again')
    const event = anEvent({ status: 'canceled' })
    expect(render(aContent('canceled', { event })).text).not.toContain('register again')
  })

  test('without its event is not told of', () => {
    expect(() => render(aContent('registered', { event: undefined }))).toThrow(
      'Expected event, registration in the content of "registered"',
    )
  })
})

test.each([
  ['2045-04-17T14:00:00Z', 'On Wednesday: Fair at Riverside'],
  ['2045-04-18T14:00:00Z', 'Tomorrow: Fair at Riverside'],
  // Still the day of the fair in Jamaica.
  ['2045-04-20T04:59:00Z', 'Today: Fair at Riverside'],
  ['2045-04-20T05:00:00Z', 'Reminder: Fair at Riverside'],
])('a reminder that is sent at %s has the subject "%s"', (now, subject) => {
  const content = aContent('reminder', { event: anEvent() })
  expect(render(content, new Date(now)).subject).toBe(subject)
})

describe('an event that has changed', () => {
  const event = anEvent()
  const before = (details: object) => ({
    date: event.date,
    time: event.time,
    location: event.location,
    status: 'scheduled',
    ...details,
  })
  const subjectOf = (was: object, is: Parameters<typeof anEvent>[0] = {}) =>
    render(aContent('eventChanged', { event: anEvent(is), before: before(was) })).subject

  test.each([
    ['New date: Fair at Riverside', { date: 'April 5, 2045' }, {}],
    ['New time and place: Fair at Riverside', { time: '8:00 AM', location: 'Hall' }, {}],
    ['Postponed: Fair at Riverside', {}, { status: 'postponed' }],
    ['Canceled: Fair at Riverside', { date: 'April 5, 2045' }, { status: 'canceled' }],
    ['It’s back on: Fair at Riverside', { status: 'canceled' }, {}],
    ['New date: Fair at Riverside', { status: 'postponed', date: 'April 5, 2045' }, {}],
    ['Date to be announced: Fair at Riverside', {}, { date: '' }],
    ['You’re registered: Fair at Riverside', { status: 'draft', date: 'April 5, 2045' }, {}],
  ] as const)('is told with the subject "%s"', (subject, was, is) => {
    expect(subjectOf(was, is)).toBe(subject)
  })

  test('says what it was before, why, and what becomes of the registration', () => {
    const moved = render(
      aContent('eventChanged', { before: before({ location: 'Old Hall' }) }),
    ).text
    expect(moved).toContain('- Old Hall\n')
    expect(moved).toContain('You’re still registered.')
    const canceled = { event: anEvent({ status: 'canceled' }), before: before({}) }
    const calledOff = render(aContent('eventChanged', canceled)).text
    expect(calledOff).toContain('Fair at Riverside, planned for April 19, 2045, has been canceled.')
    expect(calledOff).toContain('Please don’t come. There’s nothing more you need to do.')
    const unplanned = { ...canceled, before: before({ date: 'to be announced' }) }
    expect(render(aContent('eventChanged', unplanned)).text).toContain(
      'Fair at Riverside has been canceled.',
    )
    const undated = { event: anEvent({ date: ' ' }), before: before({}) }
    expect(render(aContent('eventChanged', undated)).text).toContain(
      'Fair at Riverside won’t take place on April 19, 2045.',
    )
    const published = render(aContent('eventChanged', { before: before({ status: 'draft' }) })).text
    expect(published).toContain('We look forward to seeing you.')
    expect(published).not.toMatch(/back on|still/)
    const postponed = render(contents.postponed ?? aContent('eventChanged')).text
    expect(postponed).toContain('It won’t take place on April 19, 2045.')
    expect(postponed).toContain('The hall was damaged by the storm.')
    expect(postponed).toContain('You’re still registered')
    expect(render(contents.waitingStill ?? aContent('eventChanged')).text).toContain(
      'You’re still on the waiting list.',
    )
  })
})

test('of a form that was handled, it is said that there should have been an answer', () => {
  const { subject, text } = render(aContent('handled', { submissionKind: 'volunteer' }))
  expect(subject).toBe('About your volunteer application')
  expect(text).toContain('You should have heard from us by now about your volunteer application.')
})

test('messages have the site’s colors', () => {
  const tokens = readFileSync(
    path.resolve(import.meta.dirname, '../../shared/src/styles/tokens.css'),
    'utf8',
  )
  const colors = JSON.stringify(styles).match(/#[\da-f]{6}/g) ?? []
  expect(colors.length).toBeGreaterThan(10)
  expect([...new Set(colors)].filter((color) => !tokens.includes(color))).toEqual([])
})
