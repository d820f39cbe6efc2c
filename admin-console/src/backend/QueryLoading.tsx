import { Spin } from 'antd'
import styles from './QueryLoading.module.css'

/** Shown until the first answer of the backend is there. */
export const QueryLoading = ({ children }: { children: string }) => (
  <div className={styles.loading} role="status">
    <Spin size="small" /> {children}
  </div>
)
