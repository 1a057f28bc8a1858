import {
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Connection } from '../../hosts/browser/connection.ts'
import type { WindowProps } from './ConsoleWindow.tsx'
import { recall, remember, rememberOpen, wasOpen } from './memory.ts'
import { NoticeBubble } from './NoticeBubble.tsx'
import type { NoticeStore } from './noticeStore.ts'
import type { Place } from './place.ts'
import { useClearPlace } from './useClearPlace.ts'
import { useFaultCount } from './faults/useFaultCount.ts'
import { placedAt, useMovable } from './useMovable.ts'

interface Props {
  connection: Connection
  base: string
  notices: NoticeStore
}

/** Loads the console's window on demand; null when that fails. */
const loadWindow = () =>
  import('./ConsoleWindow.tsx').then(
    ({ ConsoleWindow }) => ConsoleWindow,
    () => null,
  )

/**
 * The description of the button. It names the number of faults, since they are stored and still
 * active on the next visit.
 */
const faultsText = (faultCount: number) =>
  faultCount === 0
    ? 'This is a demo: nothing here is real.'
    : `This is a demo, in which things go wrong on purpose (${faultCount}): see Faults.`

/** The button that opens the console, with the simulator's messages beside it. */
export function Corner({ connection, base, notices }: Props) {
  const [open, setOpen] = useState(wasOpen)
  const [chosen, setChosen] = useState(() => recall().button)
  const corner = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** A window that was open before the page was loaded again does not take the focus. */
  const [asked, setAsked] = useState(false)
  const place = useClearPlace(corner, chosen)
  const move = (next: Place | null) => {
    setChosen(next)
    remember({ button: next })
  }
  const { handle, hasDragged, moveByKey } = useMovable({ element: corner, place, onMoved: move })
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
    if (!open || Window) return
    const load = async () => {
      const loaded = await loadWindow()
      if (loaded) setWindow(() => loaded)
      else notify('The console could not be loaded. Please reload the page.')
    }
    void load()
  }, [open, Window, notify])
  const isShown = open && Window !== null
  const isLeft = useRef(false)
  useEffect(() => {
    if (!open && isLeft.current) button.current?.focus()
  }, [open])
  const show = (next: boolean) => {
    setOpen(next)
    setAsked(next)
    rememberOpen(next)
    // The user has opened it, so it unfolds, even if a tour has folded it.
    if (next) remember({ folded: false })
    isLeft.current = !next
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey) moveByKey(event)
  }
  return (
    <>
      {isShown && (
        <Window
          connection={connection}
          base={base}
          notices={notices}
          notify={notify}
          takesFocus={asked}
          onClose={() => show(false)}
          buttonPlace={chosen}
          onButtonPlace={move}
        />
      )}
      <div
        ref={corner}
        className="corner"
        style={placedAt(place)}
        data-right={place.x > 0.5}
        data-top={place.y > 0.6}
      >
        {!isShown && <NoticeBubble notices={notices} onDismiss={() => button.current?.focus()} />}
        <button
          ref={button}
          type="button"
          className="toggle"
          title={`${faultsText(faultCount)} Drag this button, or press Shift and an arrow key, to move it.`}
          data-faults={faultCount > 0 || undefined}
          aria-expanded={isShown}
          aria-controls={isShown ? 'console' : undefined}
          onClick={() => {
            if (!hasDragged()) show(!isShown)
          }}
          onKeyDown={onKeyDown}
          {...handle}
        >
          Demo
        </button>
      </div>
    </>
  )
}
