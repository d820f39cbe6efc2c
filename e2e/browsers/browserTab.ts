/** A browser tab as the story needs it; each browser implements it with its own driver. */
declare global {
  interface Window {
    /** `inPage.js`. */
    inPage: {
      complaints(): string[]
      /** `name` is the source of a regular expression; the role "field" is anything with a label. */
      find(role: string, name: string): Element | undefined
      isFocused(role: string, name: string): boolean
      isHydrated(): boolean
      /** Asked twice, because what moves is not. */
      isReachable(role: string, name: string): boolean
      keyTowards(role: string, name: string): 'Tab' | 'Shift+Tab'
    }
  }
}

export type KeyPress = 'Tab' | 'Shift+Tab' | 'Control+A' | 'Enter' | ' ' | 'End'

export interface BrowserTab {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It sees its arguments and the page, nothing else. */
  evaluate<Result>(
    run: (role: string, name: string) => Result,
    role?: string,
    name?: string,
  ): Promise<Result>
  /** Clicks in the middle of the element that is found. */
  click(role: string, name: string): Promise<void>
  press(key: KeyPress): Promise<void>
  type(text: string): Promise<void>
  close(): Promise<void>
}

export interface TestedBrowser {
  name: string
  /** The packages that it needs on Debian. */
  packages: string[]
  isInstalled(): boolean
  /** Complaints of this browser that the page cannot avoid. */
  expectedComplaints?: RegExp
  openTab(): Promise<BrowserTab>
}

export const windowSize = { width: 1280, height: 900 }
