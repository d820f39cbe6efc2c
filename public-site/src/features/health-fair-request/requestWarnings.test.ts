import { expect, test } from 'vitest'
import { requestWarnings } from './requestWarnings'

// 21 July 2026, 11 PM in Jamaica.
const now = new Date('2026-07-22T04:00:00Z')
const none = { preferredDate: undefined, attendees: undefined }

test.each([
  ['2026-07-20', '150', { ...none, preferredDate: expect.stringContaining('in the past') }],
  ['2026-07-21', '150', none],
  ['0202-01-01', '150', none],
  ['', '', none],
  ['2026-08-01', '0', { ...none, attendees: expect.stringContaining('above 0') }],
  ['2026-08-01', '-5', { ...none, attendees: expect.stringContaining('above 0') }],
  ['2026-08-01', 'about 150', none],
])(
  'a request for “%s” and “%s” people is warned about a day that is over, and about nobody',
  (preferredDate, attendees, warnings) => {
    expect(requestWarnings({ preferredDate, attendees }, now)).toEqual(warnings)
  },
)
