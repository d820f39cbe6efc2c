import fc from 'fast-check'
import { hostileString } from 'shared/testing/hostile'
import { afterEach, expect, test, vi } from 'vitest'
import { readSidebarCookie, writeSidebarCookie } from './sidebarCookie'

afterEach(() => vi.unstubAllGlobals())

test('sidebar:state: whatever the cookies hold, one says whether the sidebar is open, or nobody has chosen', () => {
  fc.assert(
    fc.property(fc.array(hostileString), fc.nat(5), fc.boolean(), (others, at, closed) => {
      const cookies = others.filter((cookie) => !/^sidebar:state=(true|false)$/.test(cookie))
      if (closed) cookies.splice(at, 0, 'sidebar:state=false')
      vi.stubGlobal('document', { cookie: cookies.join('; ') })
      expect(readSidebarCookie()).toBe(closed ? false : undefined)
      writeSidebarCookie(!closed)
      expect(document.cookie.startsWith(`sidebar:state=${!closed};`)).toBe(true)
    }),
  )
})
