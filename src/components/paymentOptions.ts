import MobileOutlined from '@ant-design/icons/MobileOutlined'
import WalletOutlined from '@ant-design/icons/WalletOutlined'

/** The methods that the app offers; the first is the default. */
export const paymentOptions = [
  {
    value: 'cod',
    label: 'Cash on Delivery/Pickup',
    hint: 'Pay in cash when you pick up or receive your order',
    icon: WalletOutlined,
  },
  {
    value: 'gcash',
    label: 'GCash',
    hint: 'E-wallet. Fees are added to the total',
    icon: MobileOutlined,
  },
] as const
