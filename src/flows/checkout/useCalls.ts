import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useActivityLog } from '#api/activityLog.ts'
import { addressMutations, addressQueries } from '#api/addresses.ts'
import { freshly, secondTry } from '#api/cache/queryClient.ts'
import { cartMutations } from '#api/cart.ts'
import { checkoutMutations, checkoutQueries } from '#api/checkout.ts'
import { mayBeBeyond, noteRefused, sendsBeyond } from '#api/http/beyond.ts'
import { latestOrders } from '#api/orders.ts'
import { scheduleQueries } from '#api/schedules.ts'
import { now } from '#lib/clock.ts'
import { withLock } from '#lib/lock.ts'
import { webAddress } from '#lib/webAddress.ts'
import { selectLines } from '#state/cartSelection.ts'
import { showError, showToast } from '#ui/toast.ts'
import { useMoveOn } from '../schedule/useMoveOn.ts'
import type { CartLine, SentOrder } from './attempt.ts'
import type { Calls, OrderOutcome } from './calls.ts'
import { closePaymentWindow, openPaymentWindow, showPayment } from './payment/paymentWindow.ts'

const paymentWindow = { open: openPaymentWindow, show: showPayment, close: closePaymentWindow }

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener('online', end)
  })

/** Ordered pieces leave the cart; what stays, also after a failure, is no longer selected. */
function useCartCalls(userId: string): Pick<Calls, 'takeFromCart' | 'putIntoCart'> {
  const { mutateAsync: removeLines } = useMutation(cartMutations.removeMany())
  const { mutateAsync: setQuantity } = useMutation({
    ...cartMutations.setQuantity(),
    ...secondTry,
  })
  const { mutateAsync: add } = useMutation(cartMutations.add(userId))
  return {
    async takeFromCart(lines: readonly CartLine[]) {
      selectLines(
        lines.map(({ cartId }) => cartId),
        false,
      )
      const emptied = lines.filter(({ left }) => left === 0).map(({ cartId }) => cartId)
      const lowered = lines.filter(({ left }) => left > 0)
      await Promise.all([
        emptied.length > 0 && removeLines(emptied),
        ...lowered.map(({ cartId, left }) => setQuantity({ lineId: cartId, quantity: left })),
      ])
    },
    async putIntoCart({ productId, shopId, ordered }) {
      const { isMax } = await add({ productId, shopId, quantity: ordered })
      if (isMax) throw new Error('The cart holds its maximum number of shops')
    },
  }
}

/** The texts are for the cart or for a scheduled list. */
function useNotify(): Calls['notify'] {
  const queryClient = useQueryClient()
  const log = useActivityLog()
  return (outcome: OrderOutcome) => {
    if (outcome.kind === 'notReturned')
      return showError('Some products could not be put back into your cart')
    if (outcome.kind === 'ordered') {
      log('ORDER', 'Order Created')
      for (const tag of ['orders', 'catalog'])
        void queryClient.invalidateQueries({ queryKey: [tag] })
      if (!outcome.movedOn) showError('Failed to checkout')
      else if (outcome.method === 'cod') showToast('Success', 'Payment successful')
      return
    }
    if (outcome.scheduled) showError('Failed to checkout')
    else showError('Error', 'An error occurred while processing your payment')
    // Stock or prices may be the reason.
    for (const tag of ['cart', 'catalog', 'checkout'])
      void queryClient.invalidateQueries({ queryKey: [tag] })
  }
}

/** A host to which the order can't name its address delivers to the default one. */
function useMakeDefault(userId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(addressMutations.setDefault(userId))
  return async ({ transactions }: SentOrder['body']) => {
    const chosen = transactions.find(
      ({ delivery_method }) => delivery_method === 'DELIVERY',
    )?.address
    const saved = await queryClient.fetchQuery(addressQueries.all(userId))
    if (chosen && !saved.find(({ _id }) => _id === chosen)?.is_default) await mutateAsync(chosen)
  }
}

export function useCalls(userId: string): Calls {
  const queryClient = useQueryClient()
  const log = useActivityLog()
  const { mutateAsync: send } = useMutation(checkoutMutations.createTransactions())
  const { advance } = useMoveOn()
  const cart = useCartCalls(userId)
  const notify = useNotify()
  const makeDefault = useMakeDefault(userId)
  return {
    ...cart,
    lock: withLock,
    now,
    pause,
    newKey: () => crypto.randomUUID(),
    paymentWindow,
    notify,
    async readTotal({ transactions }) {
      const [first] = transactions
      if (!first) throw new Error('An order has at least one part')
      const parts = transactions.map(({ shop, products, delivery_method }) => ({
        shop,
        products,
        delivery_method,
      }))
      const summary = checkoutQueries.summary({
        customer: first.customer,
        payment_method: first.payment_method,
        transactions: parts,
      })
      return (await queryClient.fetchQuery(freshly(summary))).finalAmount
    },
    async send(key, body, { bare }) {
      if (bare) await makeDefault(body)
      return send({ key, body, bare })
    },
    beyond: {
      areSent: () => sendsBeyond('createTransactions'),
      mayBeMeant: (error) => mayBeBeyond('createTransactions', error),
      noteRefused: () => noteRefused('createTransactions'),
    },
    readOrders: latestOrders(queryClient, userId),
    readPayUrl: async (orderId) =>
      webAddress(
        (
          await queryClient.fetchQuery({
            ...checkoutQueries.payment(orderId),
            staleTime: 0,
            networkMode: 'always',
          })
        ).checkout_page_url,
      ),
    readDue: async (scheduleId) =>
      (await queryClient.fetchQuery(scheduleQueries.fresh(scheduleId))).next_checkout_date,
    async moveScheduleOn({ scheduleId, due }) {
      const { moved } = await advance(scheduleId, due)
      if (moved) log('SCHEDULE', 'Schedule Advanced')
    },
  }
}
