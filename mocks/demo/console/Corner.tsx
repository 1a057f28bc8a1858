import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import type { Connection } from '#mocks/hosts/browser/connection.ts'
import type { WindowProps } from './ConsoleWindow.tsx'
import { isBeside } from './dialogs.ts'
import { rememberOpen, wasOpen } from './memory.ts'
import { NoticeBubble } from './notices.tsx'
import type { NoticeStore } from './notices.tsx'

interface Props {
  connection: Connection
  base: string
  notices: NoticeStore
}

/** Null when that fails. */
const loadWindow = () =>
  import('./ConsoleWindow.tsx').then(
    ({ ConsoleWindow }) => ConsoleWindow,
    () => null,
  )

/** Names faults, which are stored and still active on the next visit. */
const faultsText = (faultCount: number) =>
  faultCount === 0
    ? 'This is a demo: nothing here is real.'
    : `This is a demo, in which things go wrong on purpose (${faultCount}): see Faults.`

export function Corner({ connection, base, notices }: Props) {
  const [state, setState] = useState<'open' | 'folded' | 'closed'>(() =>
    wasOpen() ? 'open' : 'closed',
  )
  const button = useRef<HTMLButtonElement>(null)
  /** A window that was open before a reload does not take the focus. */
  const [asked, setAsked] = useState(false)
  const faultCount = useFaultCount(connection)
  const messages = useRef(0)
  const notify = useCallback(
    (text: string) => {
      messages.current += 1
      notices.show({ id: `console/${messages.current}`, kind: 'scenario', text })
    },
    [notices],
  )
  const [Window, setWindow] = useState<ComponentType<WindowProps> | null>(null)
  useEffect(() => {
    if (state === 'closed' || Window) return
    const load = async () => {
      const loaded = await loadWindow()
      if (loaded) setWindow(() => loaded)
      else notify('The console could not be loaded. Please reload the page.')
    }
    void load()
  }, [state, Window, notify])
  const isShown = state === 'open' && Window !== null
  const isLeft = useRef(false)
  useEffect(() => {
    if (state === 'closed' && isLeft.current) button.current?.focus()
  }, [state])
  useEffect(() => {
    if (state !== 'open') return
    const fold = ({ target }: Event) => {
      const own = target instanceof Element && target.closest('suki-simulator, dialog[popover]')
      if (own || isBeside()) return
      setState('folded')
      rememberOpen(false)
    }
    document.addEventListener('pointerdown', fold, true)
    return () => document.removeEventListener('pointerdown', fold, true)
  }, [state])
  const show = (open: boolean) => {
    setState(open ? 'open' : 'closed')
    setAsked(open)
    rememberOpen(open)
    isLeft.current = !open
  }
  return (
    <>
      {state !== 'closed' && Window && (
        <Window
          connection={connection}
          base={base}
          notices={notices}
          notify={notify}
          takesFocus={asked}
          folded={state === 'folded'}
          onClose={() => show(false)}
        />
      )}
      {!isShown && <NoticeBubble notices={notices} onDismiss={() => button.current?.focus()} />}
      <button
        ref={button}
        type="button"
        className="toggle"
        title={faultsText(faultCount)}
        data-faults={faultCount > 0 || undefined}
        aria-expanded={isShown}
        aria-controls={isShown ? 'console' : undefined}
        onClick={() => show(!isShown)}
      >
        Demo
      </button>
    </>
  )
}

/** 0 until it is known. */
function useFaultCount({ remote, onEvent }: Connection): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => void remote.faultCount().then(setCount, () => undefined)
    read()
    return onEvent(({ kind }) => kind === 'changed' && read())
  }, [remote, onEvent])
  return count
}
