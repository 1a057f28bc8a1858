import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Connection } from '../hosts/browser/connection.ts'
import { ConnectedConsole } from './ConnectedConsole.tsx'
import { TabList } from './TabList.tsx'
import { tabs } from './tabs.ts'
import { closeTrafficLog } from './traffic/trafficLog.ts'

export interface WindowProps {
  connection: Connection
  base: string
  notify: (text: string) => void
  onClose: () => void
}

/** Closes the window by Escape, unless a part of it has had use for the key. */
function useEscape(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    // The parts' own handlers run at the root of the shadow tree, before this one.
    const root = frame.current?.getRootNode()
    const close = (event: Event) => {
      const isMeant = event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented
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

/** The console: a window over the page that leaves the page usable. */
export function ConsoleWindow({ connection, base, notify, onClose }: WindowProps) {
  const [chosen, setChosen] = useState('home')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(), [])
  useEscape(frame, onClose)
  useEffect(() => () => closeTrafficLog(connection), [connection])
  const { Tab } = tabs.find(({ id }) => id === chosen) ?? tabs[0]!
  return (
    <div ref={frame} id="console" className="window" role="dialog" aria-label="Demo: simulated marketplace">
      <header>
        <h2>Simulated marketplace</h2>
        <button type="button" className="close" aria-label="Close the demo panel" onClick={onClose}>
          ×
        </button>
      </header>
      <TabList tabs={tabs} chosen={chosen} onChoose={setChosen} />
      <div className="content" role="tabpanel" id="console-content" aria-labelledby={`console-${chosen}`}>
        <ConnectedConsole connection={connection} base={base} notify={notify}>
          <Tab />
        </ConnectedConsole>
      </div>
    </div>
  )
}
