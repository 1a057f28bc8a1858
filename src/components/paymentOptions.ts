/** The ways to pay that the app offers, of those that the contract names, in their order; the first one is chosen until the user chooses. */
export const paymentOptions = [
  { value: 'cod', label: 'Cash on Delivery/Pickup', hint: 'Pay the shop or the courier when you get your order' },
  { value: 'gcash', label: 'GCash', hint: 'E-Wallet. The provider adds its fees' },
] as const
