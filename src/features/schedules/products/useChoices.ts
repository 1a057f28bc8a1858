import { useState } from 'react'
import type { CardProduct } from '#components/ProductCard.tsx'
import type { ListItem } from '#flows/schedule/listItems.ts'
import { isRecord } from '#lib/isRecord.ts'
import { useDraft } from '#ui/useDraft.ts'

interface Choice {
  product: CardProduct
  quantity: number
}

/** Chosen products by id, in the order in which they were chosen, until they are on the list. */
export type Choices = ReadonlyMap<string, Choice>

export const itemsOf = (choices: Choices): ListItem[] =>
  Array.from(choices, ([productId, { product, quantity }]) => ({
    productId,
    shopId: product.shop._id,
    quantity,
  }))

const isChoices = (stored: unknown): stored is [string, Choice][] =>
  Array.isArray(stored) &&
  stored.every(
    (entry) =>
      Array.isArray(entry) && isRecord(entry[1]) && isRecord(entry[1].product) && entry[1].quantity,
  )

/** Products may be chosen wherever they are shown. `draft`: its name (`useDraft`). */
export function useChoices(draft: string) {
  const [choices, setChoices] = useState<Choices>(new Map())
  useDraft(
    draft,
    () => (choices.size > 0 ? [...choices] : undefined),
    (stored) => isChoices(stored) && setChoices(new Map(stored)),
  )
  const choose = (product: CardProduct, quantity: number) =>
    setChoices((all) => {
      const next = new Map(all)
      if (quantity > 0) next.set(product._id, { product, quantity })
      else next.delete(product._id)
      return next
    })
  return { choices, choose, clear: () => setChoices(new Map()) }
}
