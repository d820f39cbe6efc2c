import styles from './OverrideBadge.module.css'
import { overridesKey } from './overridesKey'

const badgeId = 'override-badge'

/** Says which remotes are not the live ones, and has a button that ends it. */
export function showOverrideBadge(overrides: Record<string, string>) {
  document.getElementById(badgeId)?.remove()
  const badge = document.createElement('aside')
  badge.id = badgeId
  badge.className = styles.badge ?? ''
  badge.setAttribute('aria-label', 'Overridden remotes')
  const list = Object.entries(overrides).map(([name, target]) => `${name}: ${target}`)
  const clear = document.createElement('button')
  clear.type = 'button'
  clear.textContent = 'Back to what is live'
  clear.addEventListener('click', () => {
    sessionStorage.removeItem(overridesKey)
    const url = new URL(location.href)
    url.searchParams.delete('remote')
    location.replace(url)
  })
  badge.append(list.join(', '), clear)
  document.body.append(badge)
}
