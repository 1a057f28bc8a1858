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

const MOVE = 'Move: drag, or press an arrow key; a click moves it to the next corner'

/** The window's title, by which it is dragged, with the buttons that move it, fold it and close it. */
export function TitleBar({ handle, hasDragged, moveByKey, place, onMove, folded, onFold, onClose }: Props) {
  const toNextCorner = () => {
    if (!hasDragged()) onMove(nextCorner(place))
  }
  return (
    <header>
      <button
        type="button"
        className="grip"
        aria-label="Move the demo panel"
        title={MOVE}
        onClick={toNextCorner}
        onKeyDown={(event: KeyboardEvent) => void moveByKey(event)}
        {...handle}
      >
        ⠿
      </button>
      <h2 {...handle}>Simulated marketplace</h2>
      <button type="button" className="fold" aria-label="Fold the demo panel" aria-expanded={!folded} onClick={onFold}>
        {folded ? '▴' : '▾'}
      </button>
      <button type="button" className="close" aria-label="Close the demo panel" onClick={onClose}>
        ×
      </button>
    </header>
  )
}
