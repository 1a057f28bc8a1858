import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import 'virtual:antd.css'
import styles from './AntdProvider.module.css'
import { antdTheme } from './antdTheme.ts'
import { prefersReducedMotion } from './reducedMotion.ts'

/** Pop-ups are rendered inside the dialog of their field: outside of it they would be covered and inert. */
const popupContainer = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body

/** Takes the variables of the theme, which antd writes in spite of `zeroRuntime`. They are in the style sheet already, and the content security policy refuses them in the page. */
const outsideOfPage = document.createElement('div')

/**
 * Applies our theme to antd's components. Wraps a form, a dialog or a screen behind the first one, never the whole app, since antd is
 * not part of the first load.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const theme = useMemo(() => ({ ...antdTheme, token: { ...antdTheme.token, motion: !prefersReducedMotion() } }), [])
  return (
    <StyleProvider container={outsideOfPage}>
      <ConfigProvider
        theme={theme}
        getPopupContainer={popupContainer}
        wave={{ disabled: true }}
        checkbox={{ className: styles.checkbox }}
        segmented={{ className: styles.segmented }}
        switch={{ className: styles.switch }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
