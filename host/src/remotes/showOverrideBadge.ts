import styles from './OverrideBadge.module.css'

const badgeId = 'override-badge'

/** Shows which remotes are overridden, with a button that ends it. */
export function showOverrideBadge(overrides: Record<string, string>, onLeave: () => void) {
  document.getElementById(badgeId)?.remove()
  const badge = document.createElement('aside')
  badge.id = badgeId
  badge.className = styles.badge ?? ''
  badge.setAttribute('aria-label', 'Overridden remotes')
  const list = Object.entries(overrides).map(([name, target]) => `${name}: ${target}`)
  const leave = document.createElement('button')
  leave.type = 'button'
  leave.className = 'notice-button'
  leave.textContent = 'Back to what is live'
  leave.addEventListener('click', onLeave)
  badge.append(list.join(', '), leave)
  document.body.append(badge)
}
