import { showToast } from 'shared/toasts'

export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'success', title: 'Link copied' })
  } catch {
    // Not allowed, or not a secure page.
    showToast({
      kind: 'destructive',
      title: 'We couldn’t copy the link. Here it is:',
      description: url,
    })
  }
}
