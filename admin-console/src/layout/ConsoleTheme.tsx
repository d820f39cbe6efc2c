import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { type ReactNode, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'
import { consoleTheme } from './consoleTheme'
import { styleContainer } from './styleContainer'

/** Dresses the Ant Design components below in the site's own colors, type and shapes. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  const reducedMotion = useReducedMotion()
  // As it was at the start: were its motion switched off later, Ant Design would build the page anew,
  // and what was typed into a form would be gone.
  const [theme] = useState(() => consoleTheme(!reducedMotion))
  return (
    // In a layer, because constructed style sheets come after all others: ours go first.
    <StyleProvider layer container={styleContainer}>
      <ConfigProvider
        theme={theme}
        button={{ autoInsertSpace: false }}
        // The ring that spreads from a pressed button is drawn outside the theme.
        wave={{ disabled: reducedMotion }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
