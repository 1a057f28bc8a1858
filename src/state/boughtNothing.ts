import { parseTrue, storedSignal } from '#lib/storage.ts'

/** Whether there was nothing to buy again at the last visit: the home page keeps no room for it. */
export const boughtNothing = storedSignal<true>({
  name: 'bought-nothing',
  parse: parseTrue,
})
