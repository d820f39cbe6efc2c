import { demoLogin } from 'shared/backends/browser/demoAccount'
import styles from './DemoLogin.module.css'

/** The demonstration's credentials, for visitors who want to look around. */
export const DemoLogin = () => (
  <div className={styles.demo}>
    <h2 className={styles.title}>Demo credentials</h2>
    <dl className={styles.list}>
      <dt>Email</dt>
      <dd>{demoLogin.email}</dd>
      <dt>Password</dt>
      <dd>{demoLogin.password}</dd>
    </dl>
  </div>
)
