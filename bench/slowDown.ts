/** The conditions under which loading is measured. */
import type { CDPSession, Page } from '@playwright/test'

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const cpuSlowdown = 4

/** Slows network and processor of this tab down. */
export async function slowDown(tab: Page): Promise<CDPSession> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return session
}
