import { createElement } from 'react'
import { PaymentMark } from './PaymentMark.tsx'

/** The methods that the app offers; the first is the default. */
export const paymentOptions = [
  {
    value: 'cod',
    label: 'Cash on Delivery/Pickup',
    hint: 'Pay in cash when you pick up or receive your order',
    icon: createElement(PaymentMark, { method: 'cod' }),
  },
  {
    value: 'gcash',
    label: 'GCash',
    hint: 'E-wallet. Fees are added to the total',
    icon: createElement(PaymentMark, { method: 'gcash' }),
  },
] as const
