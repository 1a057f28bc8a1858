/** The tab without a filter. */
export const FOR_YOU = 'for-you'

/** Filters and orders of a shop's products; each value is sent as the list's `categories`. */
export const shopTabs = [
  { value: FOR_YOU, label: 'For You' },
  { value: 'new-arrival', label: 'New Arrival' },
  { value: 'all-products', label: 'All Products' },
  { value: 'top-products', label: 'Top Products' },
  { value: 'food', label: 'Food' },
  { value: 'appliances', label: 'Appliances' },
] as const

export type ShopTab = (typeof shopTabs)[number]['value']

/** The tab for a value of the address; For You for any other text. */
export const tabOf = (value: string | null): ShopTab => shopTabs.find((tab) => tab.value === value)?.value ?? FOR_YOU
