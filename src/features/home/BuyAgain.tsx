import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { catalogQueries } from '#api/catalog.ts'
import type { Schemas } from '#api/contract.ts'
import { isMissing } from '#api/http/error.ts'
import { joinQueries } from '#api/joinQueries.ts'
import { orderQueries } from '#api/orders.ts'
import { useSession } from '#api/session.ts'
import { PriceTag } from '#components/PriceTag.tsx'
import { ProductPicture } from '#components/ProductPicture.tsx'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { nameAndSize } from '#domain/productName.ts'
import { useOrderAgain } from '#flows/cart/useOrderAgain.ts'
import { countOf } from '#lib/numbers.ts'
import { itemsOf } from '#lib/pages.ts'
import { boughtNothing } from '#state/boughtNothing.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Grid, Row, Surface, Text } from '#ui/Layout.tsx'
import { QueryBoundary, type QueryView } from '#ui/QueryBoundary.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './BuyAgain.module.css'

type Product = Schemas['Product']
type Order = Schemas['Order']

const MAX_PRODUCTS = 8

/** Products of completed orders, each once, newest order first. */
const boughtIds = (orders: readonly Order[]): string[] =>
  [...new Set(orders.flatMap(({ products }) => products.map(({ product }) => product._id)))].slice(
    0,
    MAX_PRODUCTS,
  )

/** Orders of one checkout are placed within this time, ms. */
const CHECKOUT_MS = 5 * 60_000

/** ms since the epoch; NaN where it isn't known. */
const timeOf = ({ createdAt }: Order) => Date.parse(createdAt ?? '')

/** The newest order, and those that were placed with it; takes the newest first. */
const lastBasket = (orders: readonly Order[]): Order[] =>
  orders.filter(
    (order) => order === orders[0] || timeOf(orders[0] as Order) - timeOf(order) < CHECKOUT_MS,
  )

/** Has current prices, which orders don't have. */
interface Bought {
  products: Product[]
  soldOut: boolean
  /** Orders of the last checkout; none before the first one is completed. */
  basket: Order[]
}

/**
 * There is no data until all products are loaded. Those that fail are left out, as long as there are
 * others.
 */
function useBought(userId: string | undefined): QueryView<Bought> {
  const session = useSession()
  const orders = useInfiniteQuery({
    ...orderQueries.ofBuyer(userId ?? '', { status: 'COMPLETED' }),
    enabled: userId !== undefined,
  })
  const completed = itemsOf(orders.data)
  const ids = boughtIds(completed)
  const products = useQueries({ queries: ids.map((id) => catalogQueries.product(id, userId)) })
  const isKnown = orders.data !== undefined && products.every(({ isPending }) => !isPending)
  const available = products.flatMap(({ data }) => (data && data.stocks > 0 ? [data] : []))
  // Without the user nothing is asked for.
  if (userId === undefined)
    return {
      data: undefined,
      error: session.error,
      fetchStatus: session.offline ? 'paused' : 'idle',
      refetch: session.retry,
    }
  const bought = {
    products: available,
    soldOut: ids.length > available.length,
    basket: lastBasket(completed),
  }
  const hasFailed = products.some(({ error }) => error && !isMissing(error))
  const isShown = isKnown && (available.length > 0 || !hasFailed)
  return joinQueries(isShown ? bought : undefined, orders, products)
}

interface AgainProps extends Pick<Bought, 'basket' | 'products'> {
  children: ReactNode
}

/** One press puts all of the products, or the last basket, into the cart again. */
function Again({ basket, products, children }: AgainProps) {
  const { orderAgain, addAll, adding } = useOrderAgain()
  const ids = new Set(basket.flatMap((order) => order.products.map(({ product }) => product._id)))
  const total = roundMoney(
    basket.reduce((sum, order) => sum + order.total_price - (order.fees ?? 0), 0),
  )
  const shops = new Set(basket.map(({ shop }) => shop._id)).size
  return (
    <>
      {products.length > 1 && !products.every(({ _id }) => ids.has(_id)) && (
        <Button
          variant="quiet"
          size="s"
          loading={adding}
          className={styles.all}
          onClick={() => addAll(products)}
        >
          Add all {products.length}
        </Button>
      )}
      {children}
      <Row
        as="section"
        justify="between"
        gap={3}
        fill="mango-soft"
        radius="l"
        className={styles.basket}
        aria-labelledby="last-basket"
      >
        <Text as="div" shrink>
          <h3 id="last-basket" className={styles.title}>
            Your last basket
          </h3>
          <p className={styles.contents}>
            {countOf(ids.size, 'product')} from {countOf(shops, 'shop')}{' '}
            <strong translate="no">{formatMoney(total)}</strong>
          </p>
        </Text>
        <Button size="s" loading={adding} onClick={() => orderAgain(basket)}>
          Order again
        </Button>
      </Row>
    </>
  )
}

function Item({ product, onAdd }: { product: Product; onAdd: (product: Product) => void }) {
  const { _id, product_name, display_picture, price, category } = product
  const [name, size] = nameAndSize(product_name)
  return (
    <Surface as="li" shrink className={styles.item}>
      <Link to={paths.product(_id)} className={styles.link}>
        <ProductPicture src={display_picture} category={category} />
        <PriceTag amount={price} size="s" className={styles.price} />
        <VisuallyHidden>{product_name}</VisuallyHidden>
        <span className={styles.name} aria-hidden>
          {name}
        </span>
        <span className={styles.size} aria-hidden>
          {size}
        </span>
      </Link>
      <IconButton
        icon={PlusOutlined}
        tone="overlay"
        label={`Add ${product_name} to cart`}
        className={styles.add}
        onClick={() => onAdd(product)}
      />
    </Surface>
  )
}

interface Props {
  userId: string | undefined
  loading: ReactNode
  onAdd: (product: Product) => void
}

export function BuyAgain({ userId, loading, onAdd }: Props) {
  const query = useBought(userId)
  const isEmpty = query.data?.products.length === 0
  useEffect(() => {
    if (isEmpty) boughtNothing.write(true)
    else if (isEmpty === false) boughtNothing.remove()
  }, [isEmpty])
  return (
    <QueryBoundary query={query} loading={loading}>
      {({ products, soldOut, basket }) =>
        products.length > 0 ? (
          <Again basket={basket} products={products}>
            <ul className={styles.row} aria-label="Buy again">
              {products.map((product) => (
                <Item key={product._id} product={product} onAdd={onAdd} />
              ))}
            </ul>
          </Again>
        ) : (
          <Grid as="p" fill="sunken" center pad={4} radius="l" className={styles.none}>
            {soldOut
              ? 'What you bought is sold out right now.'
              : 'What you buy will be here, one tap away from your cart.'}
          </Grid>
        )
      }
    </QueryBoundary>
  )
}
