import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

const selected = signal<ReadonlySet<string>>(new Set())
const editing = signal(false)

onForget(() => {
  selected.value = new Set()
  editing.value = false
})

/** What the buyer ticked in the cart: product ids, as a line that is put back gets a new line id. */
export interface CartSelection {
  selected: ReadonlySet<string>
  /** Edit mode: the ticked lines are to be deleted, not bought. */
  editing: boolean
}

/** The selection of the cart; the component follows it. */
export function useCartSelection(): CartSelection {
  useSignals()
  return { selected: selected.value, editing: editing.value }
}

/** Ticks or unticks products. */
export function selectProducts(productIds: readonly string[], on: boolean): void {
  const next = new Set(selected.peek())
  for (const id of productIds) {
    if (on) next.add(id)
    else next.delete(id)
  }
  selected.value = next
}

/** Enters or leaves edit mode; either way nothing stays ticked. */
export function setCartEditing(on: boolean): void {
  if (editing.peek() === on) return
  editing.value = on
  selected.value = new Set()
}
