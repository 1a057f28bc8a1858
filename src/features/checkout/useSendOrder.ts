import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkoutMutations } from '../../api/checkout.ts'
import type { Schemas } from '../../api/contract.ts'
import { ApiError } from '../../api/error.ts'
import { orderQueries } from '../../api/orders.ts'
import { isPlaced, type SentOrder } from './sentOrder.ts'

/** How long the answer is waited for before the app looks for itself, ms. */
const PATIENCE_MS = 30_000

function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError(0, { message: 'The server took too long to answer', code: 'timeout' })), PATIENCE_MS)
  })
  return Promise.race([answer, late])
}

/** Sends an order, and looks for one whose answer never came. The key names the attempt: the server never orders twice for it. */
export function useSendOrder(userId: string, key: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(checkoutMutations.createTransactions())

  const send = ({ body }: SentOrder) => inTime(mutateAsync({ key, body }))
  /** The server's answer when the order turns out to exist; null when it does not. Rejects when nobody can tell. */
  const find = async (sent: SentOrder): Promise<Schemas['CreatedTransactions'] | null> => {
    const orders = await inTime(queryClient.fetchInfiniteQuery({ ...orderQueries.ofBuyer(userId, {}), staleTime: 0 }))
    // Asked again with its key, the server answers what it made of it.
    return isPlaced(sent, orders.pages[0]?.items ?? []) ? send(sent) : null
  }
  return { send, find }
}
