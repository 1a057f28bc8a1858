import { parseArgs } from 'node:util'
/**
 * Shops at random on the live build, which must exist, and compares after each act what it shows
 * with what the buyer may believe. `--seed N` chooses the acts; it ends after `--walks N`, or after
 * `--minutes N`. `--acts cart:0,tick:1` walks one path.
 * `--build FOLDER` takes another live build, `--quick` shortens a path for half a minute at most, and
 * `--verbose` prints each act with its time. The exit code says whether something was
 * wrong.
 */
import fc from 'fast-check'
import type { PersonaKey } from '#fixtures/named.ts'
import { type Acts, nth } from './act.ts'
import { browser } from './acts/browser.ts'
import { cart } from './acts/cart.ts'
import { checkout } from './acts/checkout.ts'
import { likes } from './acts/likes.ts'
import { lists } from './acts/lists.ts'
import { orders } from './acts/orders.ts'
import { shopping } from './acts/shopping.ts'
import { talking } from './acts/talking.ts'
import { faultsOf } from './checks.ts'
import { type Marketplace, openMarketplace, START_DIRECTIVES } from './marketplace.ts'
import { Model } from './model.ts'
import { Walk } from './walk.ts'

const acts: Acts = {
  ...shopping,
  ...cart,
  ...checkout,
  ...orders,
  ...likes,
  ...lists,
  ...talking,
  ...browser,
}
const BUYER: PersonaKey = 'liza'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '1' },
    walks: { type: 'string' },
    acts: { type: 'string' },
    build: { type: 'string', default: 'dist-live' },
    verbose: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})

/** The picture and the trace of a finding, without their endings. */
const RESULTS = 'test-results/explore'
/** Acts of a walk. */
const WALK = 50
/** How often the screen is looked at again before something counts as wrong. */
const LOOKS = 4
/** How long a path is shortened, ms. */
const SHORTEN_MS = options.quick ? 30_000 : 150_000

/** What is wrong after an act, and which check says so. */
class Finding extends Error {
  readonly check: string
  constructor(check: string, faults: readonly string[]) {
    super(faults.join('\n'))
    this.check = check
  }
}

/** An act by its name and its number, such as `tick:2`. */
type Path = readonly string[]

interface Walked {
  /** The acts that the buyer could do, up to the one after which something was wrong. */
  path: string[]
  sentences: string[]
  /** Null when all was right. */
  finding: Error | null
}

let done = 0

/** A draw of the seed: any act that the buyer can do at that point. */
const ANY = 'any'

/** One act on the way, as fast-check runs it. */
class Step implements fc.AsyncCommand<Model, Walk> {
  private readonly text: string
  private readonly walked: string[]
  constructor(text: string, walked: string[]) {
    this.text = text
    this.walked = walked
  }
  /** The act and its number; undefined when the buyer can't do it now. */
  private choose(model: Model): [name: string, n: number] | undefined {
    const [name = '', n, draw] = this.text.split(':')
    const number = Number(n)
    const possible = Object.keys(acts).filter((one) => acts[one]?.may(model, number))
    if (name === ANY) return [nth(possible, Number(draw)), number]
    return possible.includes(name) ? [name, number] : undefined
  }
  check = (model: Readonly<Model>) => this.choose(model as Model) !== undefined
  async run(model: Model, walk: Walk) {
    const [name, n] = this.choose(model) ?? ['', 0]
    const from = model.at
    const began = performance.now()
    this.walked.push(`${name}:${n}`)
    await acts[name]?.run(walk, model, n)
    await walk.passTime()
    model.screen = await walk.read()
    if (from === '/cart' && model.at !== '/cart') model.leaveCart()
    done += 1
    if (options.verbose)
      console.log(`${Math.round(performance.now() - began)} ms  ${name}:${n}  ${walk.path.at(-1)}`)
    let found = faultsOf(walk, model)
    // On a busy machine, an event of the sockets may arrive after the page was quiet.
    for (let look = 0; look < LOOKS && Object.keys(found).length > 0; look += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await walk.settle()
      // oxlint-disable-next-line no-await-in-loop
      model.screen = await walk.read()
      found = faultsOf(walk, model)
    }
    const [first] = Object.keys(found)
    if (first) throw new Finding(first, Object.values(found).flat())
  }
  toString = () => this.text
}

/** Walks a path in a new world, as far as all is right. `recorded`: with a trace, and a picture of its end. */
async function walkPath(market: Marketplace, path: Path, recorded = false): Promise<Walked> {
  const walk = await Walk.begin(market, BUYER)
  if (recorded) await walk.context.tracing.start({ screenshots: true, snapshots: true })
  const walked: Walked = { path: [], sentences: walk.path, finding: null }
  try {
    const model = new Model(market.simulation.world, BUYER)
    model.screen = await walk.read()
    const steps = path.map((text) => new Step(text, walked.path))
    await fc.asyncModelRun(() => ({ model, real: walk }), steps)
  } catch (error) {
    walked.finding = error instanceof Error ? error : new Error(String(error))
  }
  if (recorded) {
    await walk.page.screenshot({ path: `${RESULTS}.png` })
    await walk.context.tracing.stop({ path: `${RESULTS}.zip` })
  }
  await walk.end()
  return walked
}

const kindOf = (finding: Error | null) =>
  finding instanceof Finding ? finding.check : finding?.message.split('\n')[0]

/**
 * A shorter path to the same fault: leaves out ever smaller parts while what is left leads to it.
 * fast-check's own shrinking tries in another order, and takes many times as long.
 */
async function shorten(market: Marketplace, long: Walked): Promise<Walked> {
  const until = performance.now() + SHORTEN_MS
  let best = long
  for (let size = Math.ceil(best.path.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.path.length - 1 && performance.now() < until;) {
      // oxlint-disable-next-line no-await-in-loop
      const next = await walkPath(market, best.path.toSpliced(at, size))
      if (kindOf(next.finding) === kindOf(best.finding)) best = next
      else at += size
    }
  }
  return best
}

const paths: fc.Arbitrary<string[]> = fc.array(
  fc.tuple(fc.nat(3), fc.nat(9999)).map(([n, draw]) => `${ANY}:${n}:${draw}`),
  { minLength: WALK, maxLength: WALK },
)

/** Walks a finding once more, and prints it. */
async function report(market: Marketplace, { path }: Walked, seed: string): Promise<void> {
  const { sentences, finding } = await walkPath(market, path, true)
  console.log(`\n/home?sim=as:${BUYER},${START_DIRECTIVES}`)
  for (const [i, sentence] of sentences.entries()) console.log(`${i + 1}. ${sentence}`)
  console.log(finding?.message ?? 'All was right.')
  console.log(`Seed ${seed}; ${RESULTS}.png; npx playwright show-trace ${RESULTS}.zip`)
  console.log(`The same path again: npm run explore -- --acts ${path.join(',')}`)
}

async function main(): Promise<number> {
  const market = await openMarketplace(options.build)
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  if (options.acts) {
    await report(market, { path: options.acts.split(','), sentences: [], finding: null }, 'none')
    return 0
  }
  const samples = fc.sample(paths, {
    seed: Number(options.seed),
    numRuns: Number(options.walks ?? 1000),
  })
  let walks = 0
  for (const path of samples) {
    if (!options.walks && minutes() > Number(options.minutes)) break
    walks += 1
    const walked = await walkPath(market, path)
    if (!walked.finding) continue
    console.log(
      `Found after ${minutes().toFixed(1)} minutes, in walk ${walks}, ${done} acts: ${kindOf(walked.finding)}`,
    )
    await report(market, await shorten(market, walked), options.seed)
    return 1
  }
  console.log(
    `${walks} walks, ${done} acts in ${minutes().toFixed(1)} minutes: ${(done / minutes() / 60).toFixed(2)} acts a second`,
  )
  return 0
}

process.exit(await main())
