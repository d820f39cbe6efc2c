import { signInOnTheWay } from '../support/guard'
import { adminPages } from '../support/site'
import { test } from '../support/test'

test('every other page of the console sends a signed-out visitor to sign in, without a byte of the console, and back', async ({
  page,
}) => {
  const { '/admin': _dashboard, '/admin/events': _events, ...others } = adminPages
  await signInOnTheWay(page, others)
})
