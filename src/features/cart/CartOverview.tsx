import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cartQueries } from '#api/cart.ts'
import { useSession } from '#api/session.ts'
import { MoneyTable } from '#components/MoneyTable.tsx'
import { formatMoney, roundMoney } from '#domain/money.ts'
import type { Selection } from '#domain/selection.ts'
import { startCheckout } from '#flows/checkout/startCheckout.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { useBasketAdded } from '#state/basketAdded.ts'
import { selectedLines } from '#state/cartSelection.ts'
import { cartQuantities } from '#state/quantities.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Text } from '#ui/Layout.tsx'
import { chosenOf, subtotalOf } from './cartLines.ts'
import styles from './CartOverview.module.css'

function cartSettled(queryClient: QueryClient): Promise<void> {
  const settled = () => queryClient.isMutating({ mutationKey: ['cart'] }) === 0
  return new Promise((resolve) => {
    if (settled()) return resolve()
    const stop = queryClient.getMutationCache().subscribe(() => {
      if (!settled()) return
      stop()
      resolve()
    })
  })
}

/** Opens the checkout once every change of the cart has been saved. */
function useCheckOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const basket = useBasketAdded()
  const [waiting, setWaiting] = useState(false)
  const begin = useCurrentRequest()

  const checkOut = async () => {
    if (!user) return
    setWaiting(true)
    const isCurrent = begin()
    const { queryKey } = cartQueries.cart(user._id)
    const written = await cartQuantities.flush()
    await cartSettled(queryClient)
    setWaiting(false)
    if (!isCurrent()) return
    const cart = queryClient.getQueryData(queryKey)
    // A refused quantity is reset to the server's, which the user should see first.
    if (!written || !cart) return
    const chosen = chosenOf(cart.carts, selectedLines())
    if (chosen.length === 0) return
    const start = { occurrence: null, choices: basket?.choices }
    void navigate(startCheckout(user._id, chosen, start))
  }
  return { checkOut: () => void checkOut(), waiting }
}

interface Props {
  chosen: Selection
  editing: boolean
}

const TOTAL = 'Merchandise Total'

export function CartOverview({ chosen, editing }: Props) {
  const { checkOut, waiting } = useCheckOut()
  const count = chosen.reduce((sum, group) => sum + group.products.length, 0)
  const subtotals = chosen.map((group) => ({ label: group.shop_name, amount: subtotalOf(group) }))
  const total = roundMoney(subtotals.reduce((sum, row) => sum + row.amount, 0))
  const selection =
    count === 0
      ? 'Select products first'
      : `${count} ${count === 1 ? 'product' : 'products'} selected`
  useAnnouncedChange(TOTAL, `${formatMoney(total)}, ${selection}`)
  return (
    <Card aside title="Cart Overview" className={styles.overview}>
      <Text hint className={styles.count}>
        {selection}
      </Text>
      <Text as="div" size="s" className={styles.subtotals}>
        <MoneyTable rows={subtotals} />
      </Text>
      <div className={styles.total}>
        <MoneyTable rows={[{ label: TOTAL, amount: total, total: true }]} />
      </div>
      <Button
        block
        size="l"
        className={styles.button}
        disabled={count === 0 || editing}
        loading={waiting}
        onClick={checkOut}
      >
        Check Out
      </Button>
    </Card>
  )
}
