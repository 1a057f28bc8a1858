import type { PersonaKey } from '../../fixtures/named.ts'

/** A buyer who goes about in a walk. */
export interface Walker {
  name: PersonaKey
  id: string
  token: string
}
