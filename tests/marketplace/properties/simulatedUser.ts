import type { PersonaKey } from '#fixtures/named.ts'

/** A buyer in a random walk. */
export interface SimulatedUser {
  name: PersonaKey
  id: string
  token: string
}
