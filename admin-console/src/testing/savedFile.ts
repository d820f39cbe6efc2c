import { vi } from 'vitest'

/**
 * The file that the browser would download while `act` runs: the target of the clicked link, under the
 * link's file name.
 */
export async function savedFile(act: () => Promise<void>): Promise<File> {
  let file: Promise<File> | undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    file = fetchFile(this.href, this.download)
  })
  await act()
  try {
    const saved = () => file ?? Promise.reject(new Error('No file was saved'))
    // For what never comes, as everywhere in tests.
    return await vi.waitFor(saved, 30_000)
  } finally {
    click.mockRestore()
  }
}

async function fetchFile(url: string, name: string) {
  const blob = await (await fetch(url)).blob()
  return new File([blob], name, { type: blob.type })
}
