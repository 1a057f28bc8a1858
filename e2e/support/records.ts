import { namedBuyers, type PersonaKey } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { grantConsent, type Person } from '#mocks/rules/tokens.ts'

export { orderIds, shopId } from '#fixtures/named.ts'

export const buyer = (key: PersonaKey) => namedBuyers[key]
/** The token that a new world's consent window gets. */
export const consentOf = ({ email, first_name, last_name }: Person) =>
  grantConsent({ seed: 1, clock: { now: Date.now } }, { email, first_name, last_name })
export const product = (key: ProductKey) => namedProducts[key]
export const productPath = (key: ProductKey) => `/products/${namedProducts[key].id}`

export const names = {
  rice: 'Bukid Jasmine Rice, 5 kg',
  mango: 'Carabao Mango, Ripe, 1 kg',
  tomatoes: 'Native Tomatoes, 500 g',
  sardines: 'Dagat Blue Sardines in Tomato Sauce, 155 g',
  coffee: 'Habagat 3-in-1 Coffee Original, 20 g x 10',
  riceShop: 'San Fernando Rice Center',
  mangoShop: 'Dolores Fresh Market Stall 14',
} as const

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
export const money = (amount: number) => pesos.format(amount)
