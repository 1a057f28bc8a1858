import { parseText, storedSignal } from './storage.ts'

/** Id of the user who signed in last; undefined for a visitor, and after a sign-out. */
export const owner = storedSignal({
  name: 'owner',
  parse: parseText,
})
