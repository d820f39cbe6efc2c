import { showToast } from 'shared/toasts'

export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'success', title: 'Link copied' })
  } catch {
    // Not allowed, or not a secure page.
    showToast({ kind: 'destructive', title: 'Please copy the link yourself', description: url })
  }
}
