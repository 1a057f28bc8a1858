import { StyleProvider } from '@ant-design/cssinjs'
import { Button, ConfigProvider, Flex, Tabs, Typography } from 'antd'
import { type RefObject, useEffect, useRef, useState } from 'react'
import antdCss from 'virtual:antd-console'
import type { Connection } from '../../hosts/browser/connection.ts'
import { ConnectedConsole } from './ConnectedConsole.tsx'
import { FaultsTab } from './faults/FaultsTab.tsx'
import { HomeTab } from './home/HomeTab.tsx'
import { chosenTab } from './memory.ts'
import { NoticeBubble } from './notices.tsx'
import type { NoticeStore } from './notices.tsx'
import { ShareTab } from './share/ShareTab.tsx'
import { addPageStyles, addStyles } from './styles.ts'
import { consoleTheme } from './theme.ts'
import { TimeTab } from './time/TimeTab.tsx'
import { ToursTab } from './tours/ToursTab.tsx'
import { closeTrafficLog } from './traffic/trafficLog.ts'
import { TrafficTab } from './traffic/TrafficTab.tsx'
import { Connected } from './useConsole.ts'
import { WorldTab } from './world/WorldTab.tsx'
import css from './window.css?inline'

addStyles(antdCss)
addStyles(css)

/**
 * The page and its dialogs end beside the window (`window.css`). A chat has no room there, too,
 * until the screen is wider.
 */
const BESIDE = `@media (width >= 75rem) {
  body, dialog:modal { padding-left: 416px !important }
}
@media (75rem <= width < 100rem) {
  :root { --beside: 0px !important; --stay: static !important }
}`

export interface WindowProps {
  connection: Connection
  base: string
  notices: NoticeStore
  notify: (text: string) => void
  /** The user has opened the window. */
  takesFocus: boolean
  /** Hidden, not removed: what was typed stays. */
  folded: boolean
  onClose: () => void
}

/**
 * Takes the theme's variables, which antd writes in spite of `zeroRuntime`: the style sheet has
 * them, and the content policy refuses them in the page.
 */
const outsideOfPage = document.createElement('div')

/** The window would cut lists off. */
const popupContainer = (trigger?: HTMLElement) => {
  const root = trigger?.getRootNode()
  return root instanceof ShadowRoot ? root : document.body
}

const focusIn = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()

/** A part of the window may have handled the key. */
function useEscape(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    // The parts' own handlers run before, at the root of the shadow tree.
    const root = frame.current?.getRootNode()
    const close = (event: Event) => {
      const isMeant =
        event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented
      if (!isMeant || !frame.current || !event.composedPath().includes(frame.current)) return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    // An open list takes the key, and would let a dialog around the console close.
    const keep = (event: Event) => {
      const [field] = event.composedPath()
      const isOpen =
        field instanceof Element && field.matches('[role=combobox][aria-expanded=true]')
      if (isOpen && (event as KeyboardEvent).key === 'Escape') event.preventDefault()
    }
    root?.addEventListener('keydown', keep, true)
    root?.addEventListener('keydown', close)
    return () => {
      root?.removeEventListener('keydown', keep, true)
      root?.removeEventListener('keydown', close)
    }
  }, [frame, onClose])
}

/** Stands beside the page where the screen is wide, else over a part of it. */
export function ConsoleWindow({
  connection,
  base,
  notices,
  notify,
  takesFocus,
  folded,
  onClose,
}: WindowProps) {
  const [chosen, setChosen] = useState(chosenTab.read)
  const frame = useRef<HTMLDivElement>(null)
  const choose = (tab: string) => {
    setChosen(tab)
    chosenTab.write(tab)
    frame.current?.querySelector('.tabs')?.scrollTo(0, 0)
  }
  useEffect(() => {
    if (takesFocus && !folded) focusIn(frame.current)
  }, [takesFocus, folded])
  useEscape(frame, onClose)
  useEffect(() => (folded ? undefined : addPageStyles(BESIDE)), [folded])
  useEffect(() => () => closeTrafficLog(connection), [connection])
  const current = tabs.find(({ key }) => key === chosen) ?? tabs[0]!
  return (
    <StyleProvider container={outsideOfPage}>
      <ConfigProvider
        theme={consoleTheme}
        getPopupContainer={popupContainer}
        wave={{ disabled: true }}
      >
        <div
          ref={frame}
          id="console"
          className="window"
          role="dialog"
          aria-label="Demo: simulated marketplace"
          hidden={folded}
        >
          <Flex component="header" align="center" justify="space-between">
            <Typography.Title level={2}>Demo controls</Typography.Title>
            <Button type="text" aria-label="Close the demo panel" onClick={onClose}>
              ×
            </Button>
          </Flex>
          <NoticeBubble notices={notices} onDismiss={() => focusIn(frame.current)} />
          <ConnectedConsole connection={connection} base={base} notify={notify}>
            <Tabs
              classNames={{ root: 'tabs', header: 'bar' }}
              items={tabs}
              activeKey={current.key}
              onChange={choose}
              animated={false}
              centered
              destroyOnHidden
            />
          </ConnectedConsole>
        </div>
      </ConfigProvider>
    </StyleProvider>
  )
}

/** The tabs in their order; each is mounted only while chosen. */
const tabs = Object.entries({
  Tours: ToursTab,
  Home: HomeTab,
  Time: TimeTab,
  Faults: FaultsTab,
  Traffic: TrafficTab,
  World: WorldTab,
  Share: ShareTab,
}).map(([label, Tab]) => ({
  key: label.toLowerCase(),
  label,
  children: (
    <Connected>
      <Tab />
    </Connected>
  ),
}))
