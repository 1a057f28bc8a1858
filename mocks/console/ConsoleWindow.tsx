import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Connection } from '../hosts/browser/connection.ts'
import { ConnectedConsole } from './ConnectedConsole.tsx'
import { TabList } from './TabList.tsx'
import { tabs } from './tabs.ts'

export interface WindowProps {
  connection: Connection
  base: string
  notify: (text: string) => void
  onClose: () => void
}

/** The console: a window over the page that leaves the page usable. */
export function ConsoleWindow({ connection, base, notify, onClose }: WindowProps) {
  const [chosen, setChosen] = useState('home')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(), [])
  const { Tab } = tabs.find(({ id }) => id === chosen) ?? tabs[0]!
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The dialog that contains the console stays open.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <div ref={frame} id="console" className="window" role="dialog" aria-label="Demo: simulated marketplace" onKeyDown={closeOnEscape}>
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
