import { pesos } from '../money.ts'
import type { ShopProduct, TalkFacts } from './facts.ts'
import { linkedProducts, namedIn, productWords, type Topic } from './mentions.ts'

const FEW = 5

function inText(text: string, products: readonly ShopProduct[]): ShopProduct[] {
  const linked = linkedProducts(text).flatMap((id) => products.find(({ _id }) => _id === id) ?? [])
  return linked.length > 0 ? linked : namedIn(text, products)
}

/** Looks into earlier messages for a question without a name ('How much?'). */
export function askedProducts(
  { text, earlier, products }: TalkFacts,
  topics: readonly Topic[],
): ShopProduct[] {
  const named = inText(text, products)
  // 'Another picture please' names nothing, but 'Do you have durian?' may name what is not sold.
  const refersBack =
    topics.includes('picture') ||
    (topics.some((topic) => ['stock', 'price', 'discount', 'buy'].includes(topic)) &&
      productWords(text).length === 0)
  if (named.length > 0 || !refersBack) return named
  for (const before of earlier) {
    const mentioned = inText(before, products)
    if (mentioned.length > 0) return mentioned
  }
  return []
}

const priced = ({ product_name, price, stocks }: ShopProduct) =>
  `${product_name}, ${pesos(price)}, ${stocks} left`

function substitute(product: ShopProduct, products: readonly ShopProduct[]): string {
  const others = products.filter(
    (one) => one._id !== product._id && one.stocks > 0 && one.category[0] === product.category[0],
  )
  const best = others.sort((a, b) => b.sold - a.sold)[0]
  return best ? ` Baka gusto niyo po ang ${best.product_name}, ${pesos(best.price)}?` : ''
}

export function productAnswer(
  asked: readonly ShopProduct[],
  products: readonly ShopProduct[],
): string {
  const [only] = asked
  if (only && asked.length === 1) {
    if (only.stocks === 0)
      return `Sorry po, sold out na ang ${only.product_name} for now.${substitute(only, products)}`
    const left =
      only.stocks <= FEW ? `${only.stocks} na lang po ang natitira` : `${only.stocks} in stock`
    return `Meron pa po! ${only.product_name} is ${pesos(only.price)} each, ${left}.`
  }
  const [there, gone] = [
    asked.filter(({ stocks }) => stocks > 0),
    asked.filter(({ stocks }) => stocks === 0),
  ]
  if (there.length === 0)
    return `Sorry po, sold out na: ${gone.map((one) => one.product_name).join('; ')}.`
  const soldOut =
    gone.length > 0 ? ` Sold out na po: ${gone.map((one) => one.product_name).join('; ')}.` : ''
  return `Meron po kami: ${there.map(priced).join('; ')}.${soldOut}`
}

/** Takes products in stock. */
export const bestSeller = (products: readonly ShopProduct[]): ShopProduct | undefined =>
  products.filter(({ stocks }) => stocks > 0).sort((a, b) => b.sold - a.sold)[0]

/** The shop doesn't have the product, or none is named. */
export function unknownProduct({ text, products, elsewhere }: TalkFacts): string {
  const foreign = linkedProducts(text).map(elsewhere)[0]
  if (foreign) return `Hindi po sa amin ang ${foreign.product_name}; ${foreign.shop_name} sells it.`
  const best = bestSeller(products)
  const offer = best ? ` Our best seller is ${best.product_name}, ${pesos(best.price)}.` : ''
  return productWords(text).length > 0 || linkedProducts(text).length > 0
    ? `Sorry po, wala kaming ganyan sa shop ngayon.${offer}`
    : `Which product po? Send us its name or its link.${offer}`
}
