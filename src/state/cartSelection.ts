import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

/** What is ticked in the cart: product ids, as a line that is put back gets a new line id. */
export interface CartSelection {
  selected: ReadonlySet<string>
  /** Edit mode: the ticked lines are to be deleted, not bought. */
  editing: boolean
}

const none: CartSelection = { selected: new Set(), editing: false }
const current = signal<CartSelection>(none)

onForget(() => {
  current.value = none
})

/** The selection of the cart; the component follows it. */
export function useCartSelection(): CartSelection {
  useSignals()
  return current.value
}

/** Ticks or unticks products. */
export function selectProducts(productIds: readonly string[], on: boolean): void {
  const { selected, editing } = current.peek()
  const next = new Set(selected)
  for (const id of productIds) {
    if (on) next.add(id)
    else next.delete(id)
  }
  current.value = { selected: next, editing }
}

/** Enters or leaves edit mode; either way nothing stays ticked. */
export function setCartEditing(on: boolean): void {
  if (current.peek().editing !== on) current.value = { selected: none.selected, editing: on }
}

/**
 * Takes removed products out of the selection; `endEditing` leaves edit mode too. Returns the function that ticks them again, for when
 * they come back. If nothing was ticked since, the selection is as before, in edit mode too; if the mode is another one than
 * before, ticks would mean something else, so nothing is ticked.
 */
export function deselectRemoved(productIds: readonly string[], endEditing: boolean): () => void {
  const before = current.peek()
  selectProducts(productIds, false)
  if (endEditing) setCartEditing(false)
  const after = current.peek()
  return () => {
    if (current.peek() === after) current.value = before
    else if (current.peek().editing === before.editing) {
      selectProducts(
        productIds.filter((id) => before.selected.has(id)),
        true,
      )
    }
  }
}
