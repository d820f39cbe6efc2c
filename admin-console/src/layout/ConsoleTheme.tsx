import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider, type ThemeConfig } from 'antd'
import { type ReactNode, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'
import styles from './ConsoleTheme.module.css'
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
        // What is optional says so.
        form={{ requiredMark: false }}
        drawer={{ classNames: { close: styles.close } }}
        // It would fade while others are offered, below a contrast that can be read.
        select={{ styles: { content: { opacity: 1 } } }}
        // The click effect of buttons is not part of the theme.
        wave={{ disabled: reducedMotion }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}

/**
 * Ant Design's theme, made from the custom properties of shared/styles/tokens.css. They are read,
 * not referred to, because Ant Design computes hover and disabled shades from them.
 * @param motion whether anything may move
 */
function consoleTheme(motion: boolean): ThemeConfig {
  const properties = getComputedStyle(document.documentElement)
  // If a property is missing, Ant Design's default applies.
  const color = (name: string) => properties.getPropertyValue(name).trim() || undefined
  const pixels = (name: string) => Number.parseFloat(properties.getPropertyValue(name)) || undefined
  const radius = pixels('--radius-control')
  // Ant Design needs pixels; this follows the browser's text size.
  const rem = Number.parseFloat(properties.fontSize) || 16

  const theme: ThemeConfig = {
    // A fixed name, so that returning to the console reuses the custom properties.
    cssVar: { key: motion ? 'console' : 'console-reduced-motion' },
    token: {
      colorPrimary: color('--green-700'),
      colorLink: color('--green-700'),
      colorLinkHover: color('--green-600'),
      colorSuccess: color('--green-700'),
      colorInfo: color('--sea-700'),
      colorWarning: color('--gold-700'),
      colorError: color('--red-600'),
      // Ant Design's own shades of these dark colors are gray.
      colorPrimaryBg: color('--leaf-50'),
      colorPrimaryBgHover: color('--leaf-50'),
      colorSuccessBg: color('--leaf-50'),
      colorInfoBg: color('--sea-50'),
      colorWarningBg: color('--gold-50'),
      colorErrorBg: color('--red-50'),
      colorTextBase: color('--ink'),
      colorText: color('--ink'),
      colorTextSecondary: color('--muted'),
      colorTextTertiary: color('--muted'),
      colorTextPlaceholder: color('--muted'),
      colorBgLayout: color('--paper'),
      colorBgContainer: color('--card'),
      colorBorder: color('--line'),
      colorBorderSecondary: color('--hairline'),
      colorSplit: color('--hairline'),
      boxShadowSecondary: color('--shadow-floating'),
      borderRadius: radius,
      borderRadiusLG: pixels('--radius-card'),
      borderRadiusSM: radius,
      fontFamily: 'var(--font-body)',
      fontSize: rem,
      // A comfortable touch target.
      controlHeight: 2.75 * rem,
      motion,
      // Explicit durations would apply even without motion, where Ant Design's defaults are 0.
      motionDurationMid: motion ? '0.18s' : undefined,
      motionDurationSlow: motion ? '0.22s' : undefined,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        fontWeight: 600,
        // The one look of a button that does nothing now.
        colorTextDisabled: color('--muted'),
        colorBgContainerDisabled: color('--hairline'),
        defaultBgDisabled: 'transparent',
        borderColorDisabled: color('--hairline'),
      },
      // With a radius of half its size, a checkbox would look like a radio button.
      Checkbox: { borderRadiusSM: 4 },
      Drawer: { colorBgElevated: color('--card'), footerPaddingBlock: 16, footerPaddingInline: 24 },
      Form: { verticalLabelPadding: '0 0 4px' },
      Segmented: { trackBg: color('--hairline') },
      // As high as its line of text, not as a button: it would hide what is above an icon.
      Tooltip: { controlHeight: 1.75 * rem, fontSize: 0.875 * rem, paddingSM: 6 },
      Table: {
        headerBg: color('--paper'),
        headerSplitColor: 'transparent',
        rowHoverBg: color('--paper'),
        headerSortActiveBg: color('--leaf-50'),
        headerSortHoverBg: color('--leaf-50'),
        bodySortBg: 'transparent',
        cellFontSize: 0.9375 * rem,
        cellPaddingBlock: 11,
        cellPaddingInline: 12,
      },
    },
  }
  // Without what is undefined: it would override Ant Design's default.
  return JSON.parse(JSON.stringify(theme))
}
