import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWorld } from '#fixtures/world.ts'
import { DEFAULT_NOW } from '#mocks/hosts/vitest.ts'
import { createMarketplace } from '#mocks/marketplace.ts'
import { createWorld } from '#mocks/world/world.ts'
import { type Measured, percentile } from './figure.ts'

const BOOTS = 7
const script = fileURLToPath(new URL('../bench.ts', import.meta.url))

interface Boot {
  /** Milliseconds that passed. */
  passed: number
  /**
   * Milliseconds of processor time. `passed` is much more when the machine was busy with other
   * processes.
   */
  cpu: number
}

/** How long it takes to create a marketplace; the modules are loaded already. */
export function bootOnce(products: number): Boot {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const rows = buildWorld({ seed: 1, now: DEFAULT_NOW, products })
  createMarketplace(createWorld({ seed: 1, now: DEFAULT_NOW, rows }))
  const { user, system } = process.cpuUsage(before)
  return { passed: performance.now() - start, cpu: (user + system) / 1000 }
}

/** The median of several boots, each in a new process without compiled code. */
export function worldBoot(products: number): Measured {
  const boots = Array.from(
    { length: BOOTS },
    () =>
      JSON.parse(
        spawnSync(process.execPath, [script, '--boot', String(products)], { encoding: 'utf8' })
          .stdout,
      ) as Boot,
  )
  const median = (of: keyof Boot) =>
    percentile(
      boots.map((boot) => boot[of]),
      0.5,
    )
  const note = `median of ${BOOTS} fresh processes; processor time ${median('cpu').toFixed(0)}`
  return { value: median('passed'), note }
}
