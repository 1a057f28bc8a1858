/**
 * A buyer who never tires: walks at random through the live build, and compares what it shows with
 * what the buyer may believe after each act.
 */
import fc from 'fast-check'
import { parseArgs } from 'node:util'
import type { PersonaKey } from '#fixtures/named.ts'
import type { Acts } from './act.ts'
import { cart } from './acts/cart.ts'
import { checkout } from './acts/checkout.ts'
import { shopping } from './acts/shopping.ts'
import { faultsOf } from './checks.ts'
import { type Marketplace, openMarketplace, START_DIRECTIVES } from './marketplace.ts'
import { Model } from './model.ts'
import { Walk } from './walk.ts'

const acts: Acts = { ...shopping, ...cart, ...checkout }
const BUYER: PersonaKey = 'liza'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    walks: { type: 'string' },
    acts: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})

/** Acts of a walk that are tried; those that the buyer can't do at that point are left out. */
const MOST_ACTS = 120
/** How long a failure is shrunk, ms. */
const SHRINK_MS = 150_000

let done = 0

/** One act on the way, as fast-check runs it. */
class Step implements fc.AsyncCommand<Model, Walk> {
  readonly name: string
  readonly n: number
  constructor(name: string, n: number) {
    this.name = name
    this.n = n
  }
  check = (model: Readonly<Model>) => acts[this.name]?.may(model as Model, this.n) ?? false
  async run(model: Model, walk: Walk) {
    const from = model.at
    const began = performance.now()
    await acts[this.name]?.run(walk, model, this.n)
    await walk.passTime()
    model.screen = await walk.read()
    if (from === '/cart' && model.at !== '/cart') model.leaveCart()
    done += 1
    if (options.verbose)
      console.log(`${Math.round(performance.now() - began)} ms  ${walk.path.at(-1)}  (${model.screen.address.slice(0, 60)})`)
    const faults = faultsOf(walk, model)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }
  toString = () => `${this.name}:${this.n}`
}

/** Walks the given acts; closes the browser's context in any case. */
async function walkAll(market: Marketplace, steps: Iterable<Step>, after?: (walk: Walk) => Promise<void>) {
  const walk = await Walk.begin(market, BUYER)
  try {
    const model = new Model(market.simulation.world, BUYER)
    model.screen = await walk.read()
    await fc.asyncModelRun(() => ({ model, real: walk }), steps as Iterable<fc.AsyncCommand<Model, Walk>>)
  } catch (error) {
    await after?.(walk)
    throw error
  } finally {
    await walk.end()
  }
}

const step = fc
  .tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(3))
  .map(([name, n]) => new Step(name, n))
const walks = fc.commands([fc.noShrink(step)], { maxCommands: MOST_ACTS, size: 'max' })

/** Walks with a seed; the acts of the shortest failure that was found, if there is one. */
async function explore(market: Marketplace, seed: number): Promise<string[] | null> {
  const property = fc.asyncProperty(walks, (commands) => walkAll(market, commands as Iterable<Step>))
  const result = await fc.check(property, {
    seed,
    numRuns: 1,
    unbiased: true,
    interruptAfterTimeLimit: SHRINK_MS,
  })
  if (!result.failed) return null
  return String(result.counterexample?.[0] ?? '').replace(/\/\*.*\*\//, '').split(',').filter(Boolean)
}

/** Walks a failure once more, and prints it. */
async function report(market: Marketplace, path: readonly string[], seed: number): Promise<void> {
  const steps = path.map((one) => {
    const [name = '', n] = one.split(':')
    return new Step(name, Number(n))
  })
  let sentences: string[] = []
  const error: unknown = await walkAll(market, steps, async (walk) => {
    sentences = walk.path
    await walk.page.screenshot({ path: 'test-results/explore.png' })
  }).then(
    () => null,
    (reason: unknown) => reason,
  )
  console.log(`\n/home?sim=as:${BUYER},${START_DIRECTIVES}`)
  for (const [i, sentence] of sentences.entries()) console.log(`${i + 1}. ${sentence}`)
  console.log(error instanceof Error ? error.message : 'This time all was right.')
  console.log(`seed ${seed}; again: npm run explore -- --acts ${path.join(',')}`)
}

async function main(): Promise<number> {
  const market = await openMarketplace()
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  if (options.acts) {
    await report(market, options.acts.split(','), 0)
    return 0
  }
  const first = Number(options.seed) * 1000
  let n = 0
  for (; options.walks ? n < Number(options.walks) : minutes() < Number(options.minutes); n += 1) {
    const path = await explore(market, first + n)
    if (path) {
      console.log(`After ${minutes().toFixed(1)} minutes, ${n + 1} walks, ${done} acts:`)
      await report(market, path, first + n)
      return 1
    }
  }
  console.log(`${n} walks, ${done} acts in ${minutes().toFixed(1)} minutes: ${(done / minutes() / 60).toFixed(2)} acts a second`)
  return 0
}

process.exit(await main())
