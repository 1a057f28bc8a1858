import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

/**
 * The selected products of the cart by product id, since a line that is added again gets a new line
 * id.
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

/** Selects or deselects products. */
export function selectProducts(productIds: readonly string[], on: boolean): void {
  const { selected, editing } = current.peek()
  const next = new Set(selected)
  for (const id of productIds) {
    if (on) next.add(id)
    else next.delete(id)
  }
  current.value = { selected: next, editing }
}

/** Enters or leaves edit mode; both clear the selection. */
export function setCartEditing(on: boolean): void {
  if (current.peek().editing !== on) current.value = { selected: none.selected, editing: on }
}

/**
 * Removes products from the selection; `endEditing` leaves edit mode too. Returns a function that
 * selects them again when they are restored. If the selection has not changed since, it is restored
 * with the mode; if the mode has changed since then, the selection would have another meaning, so
 * nothing is selected.
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
