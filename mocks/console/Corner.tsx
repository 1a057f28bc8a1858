import { type ComponentType, useCallback, useRef, useState } from 'react'
import type { Connection } from '../hosts/browser/connection.ts'
import type { WindowProps } from './ConsoleWindow.tsx'
import { NoticeBubble } from './NoticeBubble.tsx'
import type { NoticeStore } from './noticeStore.ts'

interface Props {
  connection: Connection
  base: string
  notices: NoticeStore
}

/** The button that opens the console, with the simulator's messages. The console itself is loaded when it is opened for the first time. */
export function Corner({ connection, base, notices }: Props) {
  const [Window, setWindow] = useState<ComponentType<WindowProps> | null>(null)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const messages = useRef(0)
  const notify = useCallback(
    (text: string) => {
      messages.current += 1
      notices.show({ id: `console/${messages.current}`, kind: 'scenario', text })
    },
    [notices],
  )
  const load = async () => {
    try {
      const { ConsoleWindow } = await import('./ConsoleWindow.tsx')
      setWindow(() => ConsoleWindow)
    } catch {
      notify('The console could not be loaded. Please reload the page.')
    }
  }
  const toggle = () => {
    setOpen(!open)
    if (!Window) void load()
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const shown = open && Window !== null
  return (
    <>
      {shown && <Window connection={connection} base={base} notify={notify} onClose={close} />}
      <NoticeBubble notices={notices} onDismiss={() => button.current?.focus()} />
      <button
        ref={button}
        type="button"
        className="toggle"
        title="This is a demo: nothing here is real"
        aria-expanded={shown}
        aria-controls={shown ? 'console' : undefined}
        onClick={toggle}
      >
        Demo
      </button>
    </>
  )
}
