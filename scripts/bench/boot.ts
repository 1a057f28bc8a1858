import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWorld } from '../../fixtures/world.ts'
import { DEFAULT_NOW } from '../../mocks/hosts/vitest.ts'
import { createMarketplace } from '../../mocks/marketplace.ts'
import { createWorld } from '../../mocks/world/world.ts'
import { type Figure, percentile } from './figure.ts'

const TARGET_MS = 300
const BOOTS = 7
const script = fileURLToPath(new URL('../bench.ts', import.meta.url))

/** Milliseconds from nothing to a marketplace that answers; the modules are loaded already. */
export function bootOnce(products: number): number {
  const start = performance.now()
  const rows = buildWorld({ seed: 1, now: DEFAULT_NOW, products })
  createMarketplace(createWorld({ seed: 1, now: DEFAULT_NOW, rows }))
  return performance.now() - start
}

/** The median of several boots, each in a process of its own, where no code is warm. */
export function worldBoot(products: number): Figure {
  const times = Array.from({ length: BOOTS }, () => Number(spawnSync(process.execPath, [script, '--boot', String(products)], { encoding: 'utf8' }).stdout))
  const note = `median of ${BOOTS} fresh processes; slowest ${Math.max(...times).toFixed(0)}`
  return { what: `world boot, ${products.toLocaleString('en')} products`, value: percentile(times, 0.5), target: TARGET_MS, unit: 'ms', note }
}
