import { type KeyboardEvent, useState } from 'react'

/**
 * The active option of a combobox, which the arrow keys change; -1 when none is. The typed text is
 * one stop of the cycle, between the last option and the first. `onArrow` is called before each
 * change: it opens the list.
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
