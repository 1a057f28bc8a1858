import { useState } from 'react'
import type { CardProduct } from '#components/ProductCard.tsx'
import type { ListItem } from '#flows/schedule/listItems.ts'

/** A product that was chosen for a list, and how many pieces of it. */
interface Choice {
  product: CardProduct
  quantity: number
}

/**
 * Products that were chosen for a list and are not on it yet, by their ids, in the order in which
 * they were chosen.
 */
export type Choices = ReadonlyMap<string, Choice>

/** The choices as they are added to a list. */
export const itemsOf = (choices: Choices): ListItem[] =>
  Array.from(choices, ([productId, { product, quantity }]) => ({
    productId,
    shopId: product.shop._id,
    quantity,
  }))

/** Products to be chosen for a list, from wherever they are shown. */
export function useChoices() {
  const [choices, setChoices] = useState<Choices>(new Map())
  /** 0 removes the product from the choice. */
  const choose = (product: CardProduct, quantity: number) =>
    setChoices((all) => {
      const next = new Map(all)
      if (quantity > 0) next.set(product._id, { product, quantity })
      else next.delete(product._id)
      return next
    })
  return { choices, choose, clear: () => setChoices(new Map()) }
}
