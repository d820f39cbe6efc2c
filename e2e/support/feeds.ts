/** Calendar files and feeds, as programs read them that are not ours. */

import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Download } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, type Page } from './test'

/** The events of a calendar file, by their UIDs. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, startDate, endDate } = new ICAL.Event(component)
    return [
      uid,
      {
        summary,
        location,
        start: startDate.toJSDate().toISOString(),
        end: endDate.toJSDate().toISOString(),
        url: component.getFirstPropertyValue('url'),
        stamped: component.hasProperty('dtstamp'),
      },
    ] as const
  })
  return Object.fromEntries(events)
}

export const downloadedCalendar = async (download: Download) =>
  readCalendar(await readFile(await download.path(), 'utf8'))

/** A feed of the site, which has this type. */
export async function fetchFeed(request: APIRequestContext, path: string, type: string) {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe(`${type};charset=utf-8`)
  return answer.text()
}

/** The entries of an Atom feed, as the XML parser of this browser reads it. */
export async function readFeed(page: Page, text: string) {
  // A page of the site would not have it parse a text.
  await page.goto('about:blank')
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    const [error] = document.getElementsByTagName('parsererror')
    if (error) throw new Error(error.textContent ?? '')
    return [...document.querySelectorAll('feed > entry')].map((entry) => ({
      title: entry.querySelector('title')?.textContent,
      id: entry.querySelector('id')?.textContent,
      updated: entry.querySelector('updated')?.textContent,
      link: entry.querySelector('link')?.getAttribute('href'),
      content: entry.querySelector('content[type="html"]')?.textContent,
    }))
  }, text)
}
