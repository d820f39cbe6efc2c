import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'
import styles from './ConsoleTheme.module.css'
import { consoleTheme } from './consoleTheme'
import { styleContainer } from './styleContainer'

/** Applies the site's design tokens to the Ant Design components below. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const reducedMotion = useReducedMotion()
  // Set once: if motion were turned off later, Ant Design would remount the page and what was typed
  // into a form would be lost.
  const [theme] = useState(() => consoleTheme(!reducedMotion))
  return (
    // In a cascade layer, so that our styles win although constructed style sheets come last.
    <StyleProvider layer container={styleContainer}>
      <ConfigProvider
        theme={theme}
        button={{ autoInsertSpace: false }}
        drawer={{ classNames: { close: styles.close } }}
        // The click effect of buttons is not part of the theme.
        wave={{ disabled: reducedMotion }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
