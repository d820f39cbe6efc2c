import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import { consoleTheme } from './consoleTheme'

/** Dresses the Ant Design components below in the site's own colours, type and shapes. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(consoleTheme)
  return (
    <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
