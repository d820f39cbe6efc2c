/** What a visitor has asked the browser for. Component tests ask for less motion unless they say so. */
import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

interface EmulatedMedia {
  reducedMotion?: 'reduce' | 'no-preference'
  colorScheme?: 'dark' | null
  media?: 'print' | null
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: EmulatedMedia): Promise<void>
  }
}

/** Until the end of the test. */
export async function emulateMedia(media: EmulatedMedia) {
  onTestFinished(() =>
    commands.emulateMedia({ reducedMotion: 'reduce', colorScheme: null, media: null }),
  )
  await commands.emulateMedia(media)
}
