import { useMutation } from '@tanstack/react-query'
import { useHref } from 'react-router-dom'
import { checkoutMutations } from '#api/checkout.ts'
import type { Schemas } from '#api/contract.ts'
import { paths } from '#domain/paths.ts'

/**
 * Links the account when a list is set to an e-wallet. A failure is only logged, since paying links
 * it, too.
 */
export function useLinkAccount(
  userId: string,
): (listId: string, method: Schemas['PaymentMethod']) => void {
  const { mutate } = useMutation({
    ...checkoutMutations.linkAccount(),
    onError: (error) => console.warn('Account not linked', error),
  })
  const root = useHref('/').replace(/\/$/, '')
  return (listId, payment_method) => {
    if (payment_method === 'cod') return
    const page = new URL(root + paths.schedule(listId), globalThis.location.origin).href
    mutate({ user: userId, payment_method, redirect_urls: { success: page, failure: page } })
  }
}
