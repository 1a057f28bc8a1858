import { useValue } from '#lib/useValue.ts'
import { personalSignal } from './personal.ts'

/** An order opened from the order list, to be paid. */
export interface PayingOrder {
  orderId: string
  payUrl: string
}

const paying = personalSignal<PayingOrder>()

export const usePayingOrder = (): PayingOrder | null => useValue(paying)

/** Pass null when it has ended. */
export function setPayingOrder(next: PayingOrder | null): void {
  paying.value = next
}
