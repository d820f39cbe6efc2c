interface TextFile {
  name: string
  /** The media type, "text/csv". */
  type: string
  text: string
}

/** Makes the browser save a text as a file, in UTF-8. */
export function saveFile({ name, type, text }: TextFile) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
