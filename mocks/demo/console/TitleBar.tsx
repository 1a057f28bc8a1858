import type { KeyboardEvent } from 'react'
import { nextCorner, type Place } from './place.ts'
import type { useMovable } from './useMovable.ts'

type Movable = ReturnType<typeof useMovable>

interface Props extends Movable {
  place: Place
  onMove: (place: Place) => void
  folded: boolean
  onFold: () => void
  onClose: () => void
}

/** Lines in a square of 16 units. */
const paths = {
  grip: 'M6 3v0M10 3v0M6 8v0M10 8v0M6 13v0M10 13v0',
  fold: 'M3.5 6l4.5 4.5L12.5 6',
  unfold: 'M3.5 10L8 5.5l4.5 4.5',
  close: 'M4 4l8 8M12 4l-8 8',
}

const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 16 16" className={name} aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

const MOVE = 'Move: drag, or press an arrow key; a click moves it to the next corner'

/**
 * The window's title, by which it is dragged, with the buttons that move it, fold it and close it.
 */
export function TitleBar({
  handle,
  hasDragged,
  moveByKey,
  place,
  onMove,
  folded,
  onFold,
  onClose,
}: Props) {
  const toNextCorner = () => {
    if (!hasDragged()) onMove(nextCorner(place))
  }
  return (
    <header>
      <button
        type="button"
        className="mover"
        aria-label="Move the demo panel"
        title={MOVE}
        onClick={toNextCorner}
        onKeyDown={(event: KeyboardEvent) => void moveByKey(event)}
        {...handle}
      >
        <Icon name="grip" />
      </button>
      <h2 {...handle}>Simulated marketplace</h2>
      <button
        type="button"
        className="folder"
        aria-label="Fold the demo panel"
        aria-expanded={!folded}
        onClick={onFold}
      >
        <Icon name={folded ? 'unfold' : 'fold'} />
      </button>
      <button type="button" className="closer" aria-label="Close the demo panel" onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  )
}
