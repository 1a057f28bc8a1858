import {
  type RefObject,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react'
import type { Connection } from '../../hosts/browser/connection.ts'
import { ConnectedConsole } from './ConnectedConsole.tsx'
import { FaultsTab } from './faults/FaultsTab.tsx'
import { HomeTab } from './home/HomeTab.tsx'
import { recall, remember } from './memory.ts'
import { NoticeBubble } from './notices.tsx'
import type { NoticeStore } from './notices.tsx'
import { ShareTab } from './share/ShareTab.tsx'
import { addPageStyles, addStyles } from './styles.ts'
import { TimeTab } from './time/TimeTab.tsx'
import { ToursTab } from './tours/ToursTab.tsx'
import { closeTrafficLog } from './traffic/trafficLog.ts'
import { TrafficTab } from './traffic/TrafficTab.tsx'
import { WorldTab } from './world/WorldTab.tsx'
import css from './window.css?inline'

addStyles(css)

/**
 * Where the screen is wide, the page and its dialogs end beside the window: see `window.css`. A
 * chat has no room there, too, until the screen is wider.
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
  /** Whether the user has asked for the window, so that it takes the focus. */
  takesFocus: boolean
  /** Hidden, not removed: what was typed in a tab stays. */
  folded: boolean
  onClose: () => void
}

/** Focuses the chosen tab. */
const focusIn = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()

/** Closes the window by Escape, unless a part of it has handled the key. */
function useEscape(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    // The parts' own handlers run at the root of the shadow tree, before this one.
    const root = frame.current?.getRootNode()
    const close = (event: Event) => {
      const isMeant =
        event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented
      if (!isMeant || !frame.current || !event.composedPath().includes(frame.current)) return
      // The dialog that contains the console stays open.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    root?.addEventListener('keydown', close)
    return () => root?.removeEventListener('keydown', close)
  }, [frame, onClose])
}

/** The console: beside the page where the screen is wide, else over a part of it. */
export function ConsoleWindow({
  connection,
  base,
  notices,
  notify,
  takesFocus,
  folded,
  onClose,
}: WindowProps) {
  const [chosen, setChosen] = useState(() => recall().tab)
  const frame = useRef<HTMLDivElement>(null)
  const choose = (tab: string) => {
    setChosen(tab)
    remember({ tab })
  }
  useEffect(() => {
    if (takesFocus && !folded) focusIn(frame.current)
  }, [takesFocus, folded])
  useEscape(frame, onClose)
  useEffect(() => (folded ? undefined : addPageStyles(BESIDE)), [folded])
  useEffect(() => () => closeTrafficLog(connection), [connection])
  const { id, Tab } = tabs.find((tab) => tab.id === chosen) ?? tabs[0]!
  return (
    <div
      ref={frame}
      id="console"
      className="window"
      role="dialog"
      aria-label="Demo: simulated marketplace"
      hidden={folded}
    >
      <header>
        <h2>Demo controls</h2>
        <button type="button" className="close" aria-label="Close the demo panel" onClick={onClose}>
          ×
        </button>
      </header>
      <NoticeBubble notices={notices} onDismiss={() => focusIn(frame.current)} />
      <TabList chosen={id} onChoose={choose} />
      <div
        className="content"
        role="tabpanel"
        tabIndex={0}
        id="console-content"
        aria-labelledby={`console-${id}`}
      >
        <ConnectedConsole connection={connection} base={base} notify={notify}>
          <Tab key={id} />
        </ConnectedConsole>
      </div>
    </div>
  )
}

interface ConsoleTab {
  id: string
  label: string
  Tab: ComponentType
}

/** In the order in which they are shown. A tab is mounted only while it is the chosen one. */
const tabs: readonly ConsoleTab[] = [
  { id: 'tours', label: 'Tours', Tab: ToursTab },
  { id: 'home', label: 'Home', Tab: HomeTab },
  { id: 'time', label: 'Time', Tab: TimeTab },
  { id: 'faults', label: 'Faults', Tab: FaultsTab },
  { id: 'traffic', label: 'Traffic', Tab: TrafficTab },
  { id: 'world', label: 'World', Tab: WorldTab },
  { id: 'share', label: 'Share', Tab: ShareTab },
]

interface Props {
  /** The id of the chosen tab. */
  chosen: string
  onChoose: (id: string) => void
}

/** The console's tabs. Arrow keys, Home and End move between them and choose at once. */
function TabList({ chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const moveByKey = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ id }) => id === chosen)
    const moves = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }
    const next = moves[event.key as keyof typeof moves] as number | undefined
    if (next === undefined) return
    event.preventDefault()
    const { id } = tabs.at(next % tabs.length)!
    onChoose(id)
    list.current?.querySelector<HTMLElement>(`#console-${id}`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Parts of the console">
      {tabs.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`console-${id}`}
          aria-selected={id === chosen}
          aria-controls="console-content"
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={moveByKey}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
