import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { antdTheme } from './antdTheme.ts'

/** Pop-ups are rendered inside the dialog of their field: outside of it they would be covered and inert. */
const popupContainer = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body

/** Applies our theme to antd. Wraps a form, menu or picker, never the whole app, since antd is not part of the first load. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const theme = useMemo(antdTheme, [])
  return (
    <ConfigProvider theme={theme} getPopupContainer={popupContainer} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
