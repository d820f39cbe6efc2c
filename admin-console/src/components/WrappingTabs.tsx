import { Tabs, type TabsProps } from 'antd'
import styles from './WrappingTabs.module.css'

/** Tabs that wrap where there is no room for all of them in a line. */
export const WrappingTabs = (props: Omit<TabsProps, 'className'>) => (
  <Tabs className={styles.tabs} {...props} />
)
