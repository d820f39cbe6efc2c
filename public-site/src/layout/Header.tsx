import { useEffect, useRef, useState } from 'react'
import { useAuth } from 'shared/auth'
import { Link, NavLink } from 'shared/router'
import { ButtonLink } from '../components/Button'
import { Icon } from '../components/Icon'
import { linksIn } from '../routes'
import { Brand } from './Brand'
import styles from './Header.module.css'
import { useToggleMenu } from './useToggleMenu'

const opaqueAfterPx = 20

export function Header() {
  const header = useRef<HTMLElement>(null)
  const menu = useRef<HTMLElement>(null)
  const { open, onBeforeToggle } = useToggleMenu(header, menu)
  const scrolled = useScrolled()

  return (
    <header ref={header} className={styles.header} data-opaque={scrolled}>
      <div className={styles.bar}>
        <Brand />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          popoverTarget="site-menu"
        >
          <Icon name={open ? 'close' : 'menu'} />
          <span>Menu</span>
        </button>
        <nav
          ref={menu}
          className={styles.menu}
          id="site-menu"
          aria-label="Main"
          popover="auto"
          onBeforeToggle={onBeforeToggle}
        >
          <ul className={styles.links}>
            {linksIn('header').map(({ to, label }) => (
              <li key={to}>
                <NavLink className={styles.link} to={to}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.account}>
            <AccountLink />
          </div>
        </nav>
        <ButtonLink to="/donate" variant="donate">
          Donate <span className={styles.now}>Now</span>
        </ButtonLink>
      </div>
    </header>
  )
}

/** Whether the page is scrolled so far that its header is opaque. */
function useScrolled() {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const look = () => setScrolled(scrollY > opaqueAfterPx)
    look()
    addEventListener('scroll', look)
    return () => removeEventListener('scroll', look)
  }, [])

  return scrolled
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
