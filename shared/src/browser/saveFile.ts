/** Has the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
