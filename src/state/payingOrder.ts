import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { onForget } from './personal.ts'

/** An order whose payment the user has opened from the order list. */
export interface PayingOrder {
  orderId: string
  /** The provider's page. */
  payUrl: string
}

const paying = signal<PayingOrder | null>(null)
onForget(() => (paying.value = null))

/** The order that is being paid; null for none. The component rerenders when it changes. */
export function usePayingOrder(): PayingOrder | null {
  useSignals()
  return paying.value
}

/** Sets the order that is being paid; null when that has ended. */
export function setPayingOrder(next: PayingOrder | null): void {
  paying.value = next
}
