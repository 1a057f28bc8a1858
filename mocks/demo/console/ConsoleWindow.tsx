import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Connection } from '../../hosts/browser/connection.ts'
import { ConnectedConsole } from './ConnectedConsole.tsx'
import { recall, remember } from './memory.ts'
import { NoticeBubble } from './NoticeBubble.tsx'
import type { NoticeStore } from './noticeStore.ts'
import type { Place } from './place.ts'
import { addStyles } from './styles.ts'
import { TabList } from './TabList.tsx'
import { tabs } from './tabs.ts'
import { TitleBar } from './TitleBar.tsx'
import { closeTrafficLog } from './traffic/trafficLog.ts'
import { placedAt, useMovable } from './useMovable.ts'
import css from './window.css?inline'

addStyles(css)

export interface WindowProps {
  connection: Connection
  base: string
  notices: NoticeStore
  notify: (text: string) => void
  /** Whether the user has asked for the window, so that it takes the focus. */
  takesFocus: boolean
  onClose: () => void
  /** Where the user has put the button 'Demo'; null when it finds its place by itself. */
  buttonPlace: Place | null
  onButtonPlace: (place: Place | null) => void
}

/** Focuses the chosen tab, or in a folded window the button that unfolds it. */
function focusIn(frame: HTMLElement | null): void {
  const target = frame?.dataset.folded === 'true' ? '.folder' : '[role=tab][aria-selected=true]'
  frame?.querySelector<HTMLElement>(target)?.focus()
}

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

/**
 * The console: a window over the page that leaves the page usable. The user may move it, and fold
 * it to its title bar.
 */
export function ConsoleWindow({
  connection,
  base,
  notices,
  notify,
  takesFocus,
  onClose,
  buttonPlace,
  onButtonPlace,
}: WindowProps) {
  const [memory, setMemory] = useState(recall)
  const frame = useRef<HTMLDivElement>(null)
  const place = memory.window ?? { x: 0, y: 0 }
  const change = (part: Partial<typeof memory>) => {
    setMemory({ ...memory, ...part })
    remember(part)
  }
  const { handle, hasDragged, moveByKey } = useMovable({
    element: frame,
    place,
    onMoved: (window) => change({ window }),
  })
  useEffect(() => {
    if (takesFocus) focusIn(frame.current)
  }, [takesFocus])
  useEscape(frame, onClose)
  useEffect(() => () => closeTrafficLog(connection), [connection])
  const { folded } = memory
  const { id, Tab } = tabs.find((tab) => tab.id === memory.tab) ?? tabs[0]!
  return (
    <div
      ref={frame}
      id="console"
      className="window"
      role="dialog"
      aria-label="Demo: simulated marketplace"
      style={placedAt(place)}
      data-folded={folded}
    >
      <TitleBar
        handle={handle}
        hasDragged={hasDragged}
        moveByKey={moveByKey}
        place={place}
        onMove={(window) => change({ window })}
        folded={folded}
        onFold={() => change({ folded: !folded })}
        onClose={onClose}
      />
      <NoticeBubble notices={notices} onDismiss={() => focusIn(frame.current)} />
      {/* Hidden, not removed: what was typed in a tab stays. */}
      <div className="unfolded" hidden={folded}>
        <TabList tabs={tabs} chosen={id} onChoose={(tab) => change({ tab })} />
        <div
          className="content"
          role="tabpanel"
          tabIndex={0}
          id="console-content"
          aria-labelledby={`console-${id}`}
        >
          <ConnectedConsole
            connection={connection}
            base={base}
            notify={notify}
            buttonPlace={buttonPlace}
            onButtonPlace={onButtonPlace}
          >
            <Tab key={id} />
          </ConnectedConsole>
        </div>
      </div>
    </div>
  )
}
