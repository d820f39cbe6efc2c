import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import { consoleTheme } from './consoleTheme'
import { styleContainer } from './styleContainer'

/** Dresses the Ant Design components below in the site's own colours, type and shapes. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(consoleTheme)
  return (
    // In a layer, because constructed style sheets come after all others: ours go first.
    <StyleProvider layer container={styleContainer}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
