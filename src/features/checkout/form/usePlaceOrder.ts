import { useRef, useState } from 'react'
import { useHref } from 'react-router-dom'
import type { Choices } from '#flows/checkout/attempt.ts'
import type { Calls } from '#flows/checkout/calls.ts'
import { createPlacing } from '#flows/checkout/placing.ts'
import type { AttemptStore } from '#flows/checkout/store.ts'
import { paths } from '#domain/paths.ts'
import { cartLinesOf, orderBody } from './orderBody.ts'
import { reasonOf } from './refusal.ts'
import type { CheckoutGroup } from './settle.ts'

/** Places the order of the form. `pressed`: the button was pressed here, and the attempt has not ended yet. */
export function usePlaceOrder(calls: Calls, store: AttemptStore, userId: string) {
  const [pressed, setPressed] = useState(false)
  const success = new URL(useHref(paths.checkoutResult({ status: 'success', type: 'onlinepay' })), globalThis.location.origin).href
  const failure = new URL(useHref(paths.cart()), globalThis.location.origin).href

  // The second click of a double click comes before the button is rendered again.
  const busy = useRef(false)

  const place = (groups: readonly CheckoutGroup[], choices: Choices, addressId: string, total?: number) => {
    if (busy.current) return
    busy.current = true
    setPressed(true)
    const order = {
      body: orderBody({ customer: userId, groups, choices }, addressId, { success, failure }, total),
      cartLines: cartLinesOf(groups),
      reasonOf: (error: unknown) => reasonOf(error, groups),
    }
    void createPlacing(calls, store)
      .placeOrder(order)
      .finally(() => {
        busy.current = false
        setPressed(false)
      })
  }
  return { place, pressed }
}
