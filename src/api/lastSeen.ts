import { answerShapes } from '../../openapi/generated/shapes/catalog.ts'
import { isRecord } from '../lib/isRecord.ts'
import { owner } from '../lib/owner.ts'
import { storedValue } from '../lib/storage.ts'
import { fits } from './shape.ts'

/** Calls of the catalogue whose last answers are stored: none of the user. */
export type SeenCall = 'GET /products' | 'GET /products/{id}' | 'GET /products/{id}/similar/near'

interface Seen {
  /** Id of the user to whom they were shown; null for a visitor. */
  owner: string | null
  /** Answers by their keys, the last ones last. */
  answers: Readonly<Record<string, unknown>>
}

export const seen = storedValue<Seen>({
  name: 'seen',
  version: 1,
  area: 'local',
  parse: (value) =>
    import.meta.env.VITE_KEEP !== 'off' && isRecord(value) && isRecord(value.answers) ? (value as unknown as Seen) : undefined,
})

export const seenKey = (call: SeenCall, of = '') => `${call} ${of}`

/**
 * The answer that this browser showed last, in an earlier visit of the same user, until a new one arrives; undefined when there is none that has the
 * shape of this release's contract. Its prices and stock may be wrong.
 * @param of the product's id, or the categories of a list
 */
export function lastSeen(call: SeenCall, of?: string): unknown {
  const stored = seen.read()
  const answer = stored?.owner === (owner.read() ?? null) ? stored.answers[seenKey(call, of)] : undefined
  return fits(answer, answerShapes[call]) ? answer : undefined
}
