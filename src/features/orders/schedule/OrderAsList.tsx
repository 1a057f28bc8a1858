import { useNavigate } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { ProductLine } from '#components/ProductLine.tsx'
import { paths } from '#domain/paths.ts'
import { type FreshProducts, useFreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import { NewListDialog } from '#flows/schedule/NewListDialog.tsx'
import { cut } from '#lib/visibleText.ts'
import { Stack, Text } from '#ui/Layout.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type Order = Schemas['Order']

/** Longest name of a list, characters. */
const NAME_LENGTH = 50

/** Pieces that can be added to a list now, at most the stock. */
const availableOf = ({ products }: Order, fresh: FreshProducts) =>
  products.map(({ product, quantity }) => {
    const now = fresh.get(product._id) ?? null
    return { product, now, quantity: now ? Math.min(quantity, now.stocks) : 0 }
  })

function Contents({ order, fresh }: { order: Order; fresh: FreshProducts }) {
  return (
    <Stack as="ul" gap={3}>
      {availableOf(order, fresh).map(({ product, now, quantity }) => (
        <li key={product._id}>
          <ProductLine {...product} price={now?.price ?? product.price} quantity={quantity}>
            {quantity === 0 && <p>{now ? 'Sold out, so it won’t be added.' : 'No longer sold.'}</p>}
          </ProductLine>
        </li>
      ))}
    </Stack>
  )
}

export function OrderAsList({ order, onClose }: { order: Order; onClose: () => void }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const query = useFreshProducts(order.products.map(({ product }) => product._id))
  if (!user) return null
  const items =
    query.data &&
    availableOf(order, query.data)
      .filter(({ quantity }) => quantity > 0)
      .map(({ product, now, quantity }) => ({
        productId: product._id,
        shopId: now?.shopId ?? order.shop._id,
        quantity,
      }))
  return (
    <NewListDialog
      user={user}
      draft={`newList.${order._id}`}
      name={cut(order.shop.shop_name, NAME_LENGTH)}
      items={items}
      onCreated={(listId, _added, isShown) => {
        onClose()
        if (isShown) void navigate(paths.schedule(listId))
      }}
      onClose={onClose}
    >
      <Stack
        as="section"
        fill="sunken"
        gap={2}
        above={5}
        pad={4}
        radius="l"
        aria-label="On this list"
      >
        <Text as="h4" size="s">
          On this list, at today’s prices
        </Text>
        <QueryBoundary
          query={query}
          loading={<Skeleton shape="block" height={`${order.products.length * 5}rem`} />}
        >
          {(fresh) => <Contents order={order} fresh={fresh} />}
        </QueryBoundary>
      </Stack>
    </NewListDialog>
  )
}
