import type { ComponentProps } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Layout.module.css'

/** What surrounds every page of the public site. */
export const Layout = ({ children, ...div }: ComponentProps<'div'>) => (
  <div {...div} className={styles.layout}>
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
    <Header />
    <main className={styles.main} id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </div>
)
