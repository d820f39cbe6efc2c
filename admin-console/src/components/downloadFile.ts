interface DownloadedFile {
  name: string
  /** The media type. */
  type: string
  text: string
}

/** Hands the administrator a file made here. */
export function downloadFile({ name, type, text }: DownloadedFile) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address))
}
