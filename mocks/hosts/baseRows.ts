import type { Seed } from '#fixtures/rows.ts'
import { buildWorld } from '#fixtures/world.ts'
import type { Settings } from '../core/scenarioTarget.ts'

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

/**
 * Caches the last `capacity` base worlds, whose building takes longer than opening a world on
 * them. The rows are frozen: worlds share them.
 */
export function createBaseRows(capacity: number): (settings: Settings) => Seed {
  const built = new Map<string, Seed>()
  return ({ seed, products, shops, bornAt }) => {
    const key = `${seed}:${products}:${shops}:${bornAt}`
    const rows = built.get(key) ?? deepFreeze(buildWorld({ seed, products, shops, now: bornAt }))
    built.delete(key)
    built.set(key, rows)
    if (built.size > capacity) built.delete(built.keys().next().value as string)
    return rows
  }
}
