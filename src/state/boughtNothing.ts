import { storedSignal } from '#lib/storage.ts'

/**
 * Whether the buyer had nothing to buy again at the last visit. The home page then keeps no room
 * for it.
 */
export const boughtNothing = storedSignal<true>({
  name: 'bought-nothing',
  version: 1,
  area: 'local',
  parse: (value) => (value === true ? value : undefined),
})
