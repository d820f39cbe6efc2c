import { useRef } from 'react'
import { useAuth } from 'shared/auth'
import { Link, NavLink } from 'shared/router'
import { ButtonLink } from '../components/Button'
import { Icon } from '../components/Icon'
import { Brand } from './Brand'
import styles from './Header.module.css'
import { headerLinks } from './siteLinks.content'
import { useScrolledPast } from './useScrolledPast'
import { useToggleMenu } from './useToggleMenu'

const opaqueAfterPx = 20

export function Header() {
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useToggleMenu(header, toggle)
  const scrolled = useScrolledPast(opaqueAfterPx)

  return (
    <header
      ref={header}
      className={styles.header}
      data-opaque={scrolled || menu.open}
      data-menu={menu.open ? 'open' : 'closed'}
    >
      <div className={styles.bar}>
        <Brand />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={menu.open}
          aria-controls="site-menu"
          onClick={menu.toggle}
        >
          <Icon name={menu.open ? 'close' : 'menu'} />
          Menu
        </button>
        <nav className={styles.menu} id="site-menu" aria-label="Main">
          <ul className={styles.links}>
            {headerLinks.map(({ to, label }) => (
              <li key={to}>
                {/* Choosing the page that is shown already closes the menu, too. */}
                <NavLink className={styles.link} to={to} onClick={menu.close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.account}>
            <AccountLink />
            <ButtonLink to="/donate" variant="donate" onClick={menu.close}>
              Donate Now
            </ButtonLink>
          </div>
        </nav>
      </div>
    </header>
  )
}

function AccountLink() {
  const { status } = useAuth()
  if (status === 'signedIn') {
    return (
      <Link className={styles.link} to="/admin">
        Admin
      </Link>
    )
  }
  return (
    <NavLink className={styles.link} to="/login" title="Login to Member Portal">
      Login
    </NavLink>
  )
}
