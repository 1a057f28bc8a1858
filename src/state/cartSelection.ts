import { signal } from '@preact/signals-react'
import { parseTexts, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'
import { onForget } from './personal.ts'

/**
 * The ids of the lines that the user has ticked or just added. A product that is added again later
 * is another line, which nobody has ticked.
 */
export interface CartSelection {
  selected: ReadonlySet<string>
  /** The selected lines are for deletion, not for checkout. */
  editing: boolean
}

/** Lines selected for checkout, in every tab, and after a reload. */
const stored = storedSignal<readonly string[]>({
  name: 'cart-selection',
  parse: parseTexts,
})
const forCheckout = (): CartSelection => ({ selected: new Set(stored.read()), editing: false })
const current = signal<CartSelection>(forCheckout())

onForget(() => {
  current.value = { selected: new Set(), editing: false }
})
stored.subscribe(() => {
  const { selected, editing } = current.peek()
  const ids = stored.read() ?? []
  const isSame = ids.length === selected.size && ids.every((id) => selected.has(id))
  if (!editing && !isSame) current.value = forCheckout()
})

function change(next: CartSelection): void {
  current.value = next
  if (next.editing) return
  if (next.selected.size > 0) stored.write([...next.selected])
  else stored.remove()
}

export const useCartSelection = (): CartSelection => useValue(current)

export const selectedLines = (): ReadonlySet<string> => current.peek().selected

export function selectLines(cartIds: readonly string[], on: boolean): void {
  const { selected, editing } = current.peek()
  const next = new Set(selected)
  for (const id of cartIds) {
    if (on) next.add(id)
    else next.delete(id)
  }
  change({ selected: next, editing })
}

/** In edit mode they would be selected for deletion. */
export function selectAdded(cartIds: readonly string[]): void {
  if (!current.peek().editing) selectLines(cartIds, true)
}

/** Selects only these, to be checked out. Returns what was selected for checkout before. */
export function selectBasket(cartIds: readonly string[]): string[] {
  const { selected, editing } = current.peek()
  change({ selected: new Set(cartIds), editing: false })
  return editing ? [] : [...selected]
}

/** Both clear this tab's selection. */
export function setCartEditing(on: boolean): void {
  if (current.peek().editing === on) return
  if (on) stored.remove()
  current.value = on ? { selected: new Set(), editing: true } : forCheckout()
}

/**
 * Deselects lines that are removed. Returns a function for when they are restored: `idOf` has the
 * new id of a line, undefined for one that is not back. It restores the mode, too, if nothing was
 * selected since; in another mode it selects nothing, since that would mean something else.
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
    change({
      selected: new Set([...now.selected, ...restored.filter((id) => id !== undefined)]),
      editing: before.editing,
    })
  }
}
