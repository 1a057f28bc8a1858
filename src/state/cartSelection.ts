import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

/**
 * The selected lines of the cart, by their ids: those that the user has ticked or just added. A
 * product that is added again later, after an order or in another tab, is another line, which
 * nobody has ticked.
 */
export interface CartSelection {
  selected: ReadonlySet<string>
  /** Edit mode: the selected lines are for deletion, not for checkout. */
  editing: boolean
}

const none: CartSelection = { selected: new Set(), editing: false }
const current = signal<CartSelection>(none)

onForget(() => {
  current.value = none
})

/** The selection of the cart; the component rerenders when it changes. */
export function useCartSelection(): CartSelection {
  useSignals()
  return current.value
}

/** The selected lines, by their ids. */
export const selectedLines = (): ReadonlySet<string> => current.peek().selected

/** Selects or deselects lines. */
export function selectLines(cartIds: readonly string[], on: boolean): void {
  const { selected, editing } = current.peek()
  const next = new Set(selected)
  for (const id of cartIds) {
    if (on) next.add(id)
    else next.delete(id)
  }
  current.value = { selected: next, editing }
}

/** Selects lines that were just added to the cart. In edit mode they would be selected for deletion. */
export function selectAdded(cartIds: readonly string[]): void {
  if (!current.peek().editing) selectLines(cartIds, true)
}

/**
 * Selects these lines and no others, to be checked out. Returns what was selected for checkout
 * before.
 */
export function selectBasket(cartIds: readonly string[]): string[] {
  const { selected, editing } = current.peek()
  current.value = { selected: new Set(cartIds), editing: false }
  return editing ? [] : [...selected]
}

/** Enters or leaves edit mode; both clear the selection. */
export function setCartEditing(on: boolean): void {
  if (current.peek().editing !== on) current.value = { selected: none.selected, editing: on }
}

/**
 * Removes lines from the selection; `endEditing` leaves edit mode too. Returns a function that
 * selects them again when they are restored: `idOf` has the new id of a line that was added again,
 * and undefined for one that was not. If nothing was selected since, it restores the mode, too; if
 * the mode has changed since, the selection would have another meaning, so nothing is selected.
 */
export function deselectRemoved(
  cartIds: readonly string[],
  endEditing: boolean,
): (idOf?: (cartId: string) => string | undefined) => void {
  const before = current.peek()
  selectLines(cartIds, false)
  if (endEditing) setCartEditing(false)
  const after = current.peek()
  return (idOf = (cartId) => cartId) => {
    const now = current.peek()
    if (now !== after && now.editing !== before.editing) return
    const restored = cartIds.filter((id) => before.selected.has(id)).map(idOf)
    current.value = {
      selected: new Set([...now.selected, ...restored.filter((id) => id !== undefined)]),
      editing: before.editing,
    }
  }
}
