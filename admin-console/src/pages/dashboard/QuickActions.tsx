import { Link } from 'shared/router'
import { Icon } from '../../components/Icon'
import styles from './QuickActions.module.css'

const actions = [
  { to: '/admin/programs/new', label: 'New program' },
  { to: '/admin/events/new', label: 'New event' },
  { to: '/admin/blog/new', label: 'New blog post' },
]

export function QuickActions() {
  return (
    <ul className={styles.actions} aria-label="Quick actions">
      {actions.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name="plus" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
