import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { antdTheme } from './antdTheme.ts'

/** Pop-ups open inside the dialog that holds their field: outside of it they would be covered and inert. */
const popupHome = (trigger?: HTMLElement) => trigger?.closest('dialog') ?? document.body

/** Our look for antd's parts. Wraps a form, menu or picker, never the whole app: antd is no part of the first screen. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const theme = useMemo(antdTheme, [])
  return (
    <ConfigProvider theme={theme} getPopupContainer={popupHome} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  )
}
