import type { Row } from './files.ts'

/** A value in a row, with the object or list that holds it. */
export interface Node {
  path: string[]
  value: unknown
  holder: Record<string, unknown>
  name: string
}

/** Every value of a row, at any depth. */
export function* nodesOf(
  holder: Row | Record<string, unknown>,
  above: string[] = [],
): Generator<Node> {
  for (const [name, value] of Object.entries(holder)) {
    const path = [...above, name]
    yield { path, value, holder, name }
    if (typeof value === 'object' && value !== null)
      yield* nodesOf(value as Record<string, unknown>, path)
  }
}

const ID = /^[0-9a-f]{24}$/

function otherTypeOf(value: unknown): unknown {
  if (typeof value === 'string') return 12345
  if (typeof value === 'number') return String(value)
  if (value === null) return {}
  return typeof value === 'boolean' ? 'yes' : 'text'
}

/** Changes that make a value invalid; each says whether it applies to the value. */
export const breakages: Record<string, (node: Node) => boolean> = {
  otherType({ holder, name, value }) {
    holder[name] = otherTypeOf(value)
    return true
  },
  missing({ holder, name, path: [column] }) {
    // Of these columns parts may be missing.
    const isPart = name !== column && /^(order_timeline|notification_date)$/.test(column ?? '')
    if (Array.isArray(holder) || isPart) return false
    return delete holder[name]
  },
  more({ value }) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    Object.defineProperty(value, '__proto__', { value: { isAdmin: true }, enumerable: true })
    return true
  },
  endless({ holder, name, value }) {
    holder[name] = typeof value === 'number' ? '1e999' : 'x'.repeat(6000)
    return typeof value === 'number' || typeof value === 'string'
  },
  negative({ holder, name, value }) {
    holder[name] = -1.5
    return typeof value === 'number' && !name.endsWith('itude')
  },
  unknownId({ holder, name, value }) {
    holder[name] = 'f'.repeat(24)
    return typeof value === 'string' && ID.test(value)
  },
  deep({ holder, name, value }) {
    holder[name] = [[[value]]]
    return true
  },
}
