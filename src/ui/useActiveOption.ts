import { type KeyboardEvent, useState } from 'react'

/**
 * Returns -1 for none: the typed text is a stop of the cycle, too. `onArrow`, before a change,
 * opens the list.
 */
export function useActiveOption(count: number, onArrow: () => void) {
  const [active, setActive] = useState(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    onArrow()
    if (count > 0) setActive(((active + 1 + by + count + 1) % (count + 1)) - 1)
  }
  return { active, reset: () => setActive(-1), onKeyDown }
}
