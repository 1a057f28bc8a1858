import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useEffect } from 'react'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { ScreenSkeleton } from '#components/ScreenSkeleton.tsx'
import { paths } from '#domain/paths.ts'
import { NearYou } from '#flows/catalog/NearYou.tsx'
import { useQuantityChange } from '#flows/quantities/quantityWrites.ts'
import { useCartOrder } from '#state/cartOrder.ts'
import { selectLines, setCartEditing, useCartSelection } from '#state/cartSelection.ts'
import { cartQuantities } from '#state/quantities.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { QueryBoundary } from '#ui/QueryBoundary.tsx'
import { CartGroups, SoldOutNotice, UnavailableProducts } from './CartGroups.tsx'
import {
  type Cart,
  type CartGroup,
  cartIdsOf,
  chosenOf,
  inOrder,
  lineOf,
  type RemovedLine,
  withDrafts,
} from './cartLines.ts'
import { CartOverview } from './CartOverview.tsx'
import { AddedBasket, UndoRow } from './UndoRow.tsx'
import { useCartQuantityWrite } from './UnsentQuantities.tsx'
import { useCartRemoval } from './useCartRemoval.ts'
import styles from './Cart.module.css'

interface Props {
  groups: readonly CartGroup[]
  selected: ReadonlySet<string>
  editing: boolean
  onRemove: (lines: RemovedLine[], options: { endEditing: boolean }) => void
}

function CartToolbar({ groups, selected, editing, onRemove }: Props) {
  const ids = cartIdsOf(groups)
  const chosen = ids.filter((id) => selected.has(id)).length

  const deleteSelected = () => {
    const lines = groups.flatMap(({ shopId, products }) =>
      products.map((line, index) => ({ shopId, line, index })),
    )
    onRemove(
      lines.filter(({ line }) => selected.has(line.cartId)),
      { endEditing: true },
    )
  }
  return (
    <Row wrap justify="between" gap={3} rowGap={1} className={styles.toolbar}>
      <Checkbox
        checked={chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        onChange={(event) => selectLines(ids, event.target.checked)}
      >
        Select all
      </Checkbox>
      <Row align="stretch" wrap gap={1} className={styles.tools}>
        {editing ? (
          <>
            <Button variant="quiet" size="s" onClick={() => setCartEditing(false)}>
              Cancel
            </Button>
            <Button
              variant="secondary"
              size="s"
              icon={DeleteOutlined}
              disabled={chosen === 0}
              onClick={deleteSelected}
            >
              Delete selected
            </Button>
          </>
        ) : (
          <Button variant="quiet" size="s" icon={EditOutlined} onClick={() => setCartEditing(true)}>
            Edit
          </Button>
        )}
      </Row>
    </Row>
  )
}

/** Refetched, since another tab or device may have changed it. */
function useCart() {
  const { user } = useSession()
  return useQuery({
    ...cartQueries.cart(user?._id ?? ''),
    enabled: user !== undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** Replaces what the cache has at the press: the last render may be older. */
function useCartQuantity() {
  const queryClient = useQueryClient()
  const { queryKey } = cartQueries.cart(useSession().user?._id ?? '')
  const change = useQuantityChange(cartQuantities, useCartQuantityWrite())
  return (cartId: string, quantity: number) => {
    const cart = queryClient.getQueryData(queryKey)
    change(cartId, quantity, (cart && lineOf(cart, cartId)?.quantity) ?? quantity)
  }
}

function EmptyCart() {
  return (
    <>
      <EmptyState
        compact
        title="You have no items in cart"
        description="Products you add will wait here, grouped by shop."
        icon={ShoppingCartOutlined}
        action={<LinkButton to={paths.home()}>Browse products</LinkButton>}
      />
      <NearYou />
    </>
  )
}

const removedText = (lines: readonly RemovedLine[]): string =>
  lines.length === 1 ? `${lines[0]?.line.product_name} removed` : `${lines.length} products removed`

function CartView({ cart }: { cart: Cart }) {
  const drafts = cartQuantities.useDrafts()
  const order = useCartOrder()
  const { selected, editing } = useCartSelection()
  const { outOfStock, ...changed } = withDrafts(cart, drafts)
  const carts = inOrder(changed.carts, order)
  const { remove, removed, undo, undoing } = useCartRemoval(carts)
  const setQuantity = useCartQuantity()
  const [first] = removed
  const undoRow = first && (
    <UndoRow key={first.line.cartId} text={removedText(removed)} busy={undoing} onUndo={undo} />
  )
  // Shown at the position of a single removed line; above the list after several, or a shop's last.
  const inPlace = removed.length === 1 && carts.some((group) => group.shopId === first?.shopId)
  const above = !inPlace && undoRow

  const soldOut = outOfStock.flatMap(({ products }) => products)

  if (carts.length === 0 && outOfStock.length === 0) {
    return (
      <>
        {above}
        <EmptyCart />
      </>
    )
  }
  return (
    <Stack gap={6} beside="minmax(0, 1fr) 21rem">
      <Stack justify="start" gap={4} shrink>
        {carts.length > 0 && (
          <CartToolbar groups={carts} selected={selected} editing={editing} onRemove={remove} />
        )}
        {carts.length > 0 && soldOut.length > 0 && (
          <SoldOutNotice names={soldOut.map(({ product_name }) => product_name)} />
        )}
        <AddedBasket
          groups={[...carts, ...outOfStock]}
          onRemove={remove}
          onQuantity={setQuantity}
        />
        {above}
        <CartGroups
          groups={carts}
          selected={selected}
          onRemove={remove}
          onQuantity={setQuantity}
          undo={first && inPlace && undoRow ? { ...first, row: undoRow } : undefined}
        />
        <UnavailableProducts groups={outOfStock} onRemove={remove} />
      </Stack>
      {carts.length > 0 && <CartOverview chosen={chosenOf(carts, selected)} editing={editing} />}
    </Stack>
  )
}

export function CartPage() {
  const query = useCart()
  // The next visit starts without edit mode.
  useEffect(() => () => setCartEditing(false), [])
  return (
    <Page title="Cart">
      <QueryBoundary query={query} loading={<ScreenSkeleton shape="cart" />}>
        {(cart) => (
          <AntdProvider>
            <CartView cart={cart} />
          </AntdProvider>
        )}
      </QueryBoundary>
    </Page>
  )
}
