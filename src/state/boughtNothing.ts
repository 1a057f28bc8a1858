import { parseTrue, storedSignal } from '#lib/storage.ts'

/** At the last visit there was nothing to buy again: the home page keeps no room for it. */
export const boughtNothing = storedSignal<true>({
  name: 'bought-nothing',
  version: 1,
  area: 'local',
  parse: parseTrue,
})
