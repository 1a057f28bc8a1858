import { StyleProvider } from '@ant-design/cssinjs'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import 'virtual:antd.css'
import { prefersReducedMotion } from '#lib/reducedMotion.ts'
import { antdTheme } from './antdTheme.ts'
import { Icon } from './Icon.tsx'
import styles from './AntdProvider.module.css'

/**
 * Pop-ups are inside of the trigger's dialog or panel: outside of a modal one they would be covered
 * and inert, and a press on them would close a panel.
 */
const popupContainer = (trigger?: HTMLElement) =>
  trigger?.closest<HTMLElement>('dialog, [role=dialog]') ?? document.body

/** Replaces antd's icons, which announce their English names. */
const alertIcons = {
  warningIcon: <Icon icon={WarningOutlined} />,
  errorIcon: <Icon icon={WarningOutlined} />,
}

/** The line is as wide as the tab's text, with 12 px at each side. */
const tabs = { className: styles.tabs, indicator: { size: (width: number) => width - 24 } }

/**
 * Takes the theme's variables, which antd writes in spite of `zeroRuntime`: the style sheet has
 * them, and the content security policy refuses them in the page.
 */
const outsideOfPage = document.createElement('div')

/** Wraps a form, dialog or later screen, never the app: antd is not part of the first load. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const theme = useMemo(
    () => ({ ...antdTheme, token: { ...antdTheme.token, motion: !prefersReducedMotion() } }),
    [],
  )
  return (
    <StyleProvider container={outsideOfPage}>
      <ConfigProvider
        theme={theme}
        getPopupContainer={popupContainer}
        wave={{ disabled: true }}
        alert={alertIcons}
        checkbox={{ className: styles.checkbox }}
        segmented={{ className: styles.segmented }}
        switch={{ className: styles.switch }}
        tabs={tabs}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
