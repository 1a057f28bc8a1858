import type { Violation } from '../core/marketplace.ts'
import { signInAs } from './personas.ts'
import { addressesBelow, createBaseRows } from './simulatedWorlds.ts'
import { DEFAULT_PRODUCTS, openSimulation, type Simulation } from './simulation.ts'

export interface MarketOptions {
  seed?: number
  products?: number
  /** World time at the start, ms. */
  now?: number
  /** Ms; by default the clock only moves when the test advances it. */
  real?: () => number
  /** Runs due jobs in slices, as on the other hosts. */
  yields?: boolean
}

/** Monday 20 July 2026, 10:00 in Manila. */
export const DEFAULT_NOW = Date.UTC(2026, 6, 20, 2)

export interface Market extends Simulation {
  /**
   * As after a login.
   * @throws when there is no such buyer
   */
  login(name: string): string
  /** Each is a defect of the simulator. */
  readonly violations: Violation[]
}

const rows = createBaseRows(Infinity)

/** Tests replace `fetch` by that of a marketplace. */
const { fetch: networkFetch } = globalThis

/** Reads from the disk, or in a page from the test server. */
async function readStatic(path: string): Promise<Uint8Array> {
  if ('document' in globalThis)
    return new Uint8Array(await (await networkFetch(`/demo/${path}`)).arrayBuffer())
  const { readFile } = await import('node:fs/promises')
  return readFile(`${import.meta.dirname}/../../fixtures/static/${path}`)
}

export function openMarket({
  seed = 1,
  products = DEFAULT_PRODUCTS,
  now = DEFAULT_NOW,
  real = () => now,
  yields,
}: MarketOptions = {}): Market {
  const simulation = openSimulation({
    settings: { seed, products, bornAt: now },
    root: '/',
    addresses: () => addressesBelow('https://suki.example'),
    readStatic,
    real,
    rows,
    yields,
  })
  const violations: Violation[] = []
  simulation.onViolation((violation) => void violations.push(violation))
  return Object.assign(simulation, {
    violations,
    login(name: string) {
      const token = signInAs(simulation, name)
      if (!token) throw new Error(`There is no buyer named ${name}`)
      return token
    },
  })
}
