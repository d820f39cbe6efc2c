import { phone, visitOnPhone } from '../support/phone'
import { documentOfEachKind } from '../support/site'
import { expect, test } from '../support/test'
import { visitAll } from '../support/visitAll'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: phone })

test('on a phone, a document of each kind hydrates without a complaint, shifts at most 0.02, has no violation of WCAG 2.2 A or AA, crops no drawing, and shows all of its text at 200 %', async ({
  context,
}) => {
  let drawings = 0
  await visitAll(
    context,
    async (page, documentPath) => {
      const found = await visitOnPhone(page, documentPath)
      drawings += found
    },
    documentOfEachKind(),
  )
  expect(drawings).toBeGreaterThan(10)
})
