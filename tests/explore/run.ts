import { parseArgs } from 'node:util'
/**
 * Shops at random on the live build, or with `--demo` on the demo's, which must exist, and compares
 * after each act what it shows with what the buyer may believe. `--seed N` chooses the acts, a new one if not given; `--seed 1,2`
 * walks with one after the other. `--only SWITCHES` walks on a host that knows the specification alone, as the
 * directive `only` has it. Each ends after `--walks N`, or after `--minutes N`. `--acts cart:0,tick:1` walks one path. `--build FOLDER` takes another build,
 * `--shorten N` shortens each path for N seconds at most, and `--verbose` prints each act with its
 * time. It reports each kind of fault once, and goes on. The exit code says whether there was any.
 */
import fc from 'fast-check'
import type { PersonaKey } from '#fixtures/named.ts'
import { type Acts, nth, possible } from './act.ts'
import { account } from './acts/account.ts'
import { browser } from './acts/browser.ts'
import { cart } from './acts/cart.ts'
import { checkout } from './acts/checkout.ts'
import { likes } from './acts/likes.ts'
import { lists } from './acts/lists.ts'
import { orders } from './acts/orders.ts'
import { shopping } from './acts/shopping.ts'
import { talking } from './acts/talking.ts'
import { troublesOf } from './acts/trouble.ts'
import { world } from './acts/world.ts'
import { faultsOf } from './checks.ts'
import { openDemo } from './demo.ts'
import { type Marketplace, openLive, START_DIRECTIVES } from './marketplace.ts'
import { Model } from './model.ts'
import { Walk } from './walk.ts'

/** What shopping is about. */
const buyers: Acts = {
  ...shopping,
  ...cart,
  ...checkout,
  ...orders,
  ...likes,
  ...lists,
  ...talking,
  ...account,
}
const acts: Acts = { ...buyers, ...browser, ...world, ...troublesOf(buyers) }
/** What leads from any screen to another one. */
const ways = new Set(
  'home search cart favourites lists orders profile news readAll back forward reload'.split(' '),
)
const BUYER: PersonaKey = 'liza'

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '1' },
    walks: { type: 'string' },
    acts: { type: 'string' },
    build: { type: 'string' },
    demo: { type: 'boolean', default: false },
    only: { type: 'string', default: 'off' },
    verbose: { type: 'boolean', default: false },
    shorten: { type: 'string', default: '150' },
  },
})

/** The picture and the trace of a finding, without their endings. */
const RESULTS = 'test-results/explore'
/** Draws of a walk. */
const WALK = 50
/** How often the screen is looked at again before something counts as wrong. */
const LOOKS = 4

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
/** How often each act was drawn with the seed. */
const drawn = new Map<string, number>()

/** The acts from which a draw chooses. `before`: what the buyer could do before the latest act. */
function choices(model: Model, n: number, draw: number, before: ReadonlySet<string>): string[] {
  const all = possible(acts, model, n)
  const least = Math.min(...all.map((name) => drawn.get(name) ?? 0))
  const kinds = [
    all,
    // What belongs to the screen.
    possible(buyers, model, n).filter((name) => !ways.has(name)),
    // What the latest act has made possible, such as Undo.
    all.filter((name) => !before.has(name)),
    // What was done least.
    all.filter((name) => (drawn.get(name) ?? 0) === least),
  ]
  const chosen = nth(kinds, draw)
  return chosen.length > 0 ? chosen : all
}

/** Takes in what all tabs show. */
async function look(walk: Walk, model: Model): Promise<void> {
  model.screen = await walk.read()
  const shown = await walk.readElsewhere()
  model.elsewhere = shown.map(([i, screen]) => ({ tab: model.tabs[i], screen }))
}

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
    if (name !== ANY) return acts[name]?.may(model, number) ? [name, number] : undefined
    const names = choices(model, number, Number(draw), model.couldDo)
    return [nth(names, Math.floor(Number(draw) / 4)), number]
  }
  check = (model: Readonly<Model>) => this.choose(model as Model) !== undefined
  async run(model: Model, walk: Walk) {
    const [name, n] = this.choose(model) ?? ['', 0]
    if (this.text.startsWith(ANY)) drawn.set(name, (drawn.get(name) ?? 0) + 1)
    model.couldDo = new Set(possible(acts, model, n))
    const [from, address] = [model.at, model.screen.address]
    const began = performance.now()
    this.walked.push(`${name}:${n}`)
    walk.said.clear()
    await acts[name]?.run(walk, model, n)
    await walk.passTime()
    model.goOn()
    await look(walk, model)
    // What a screen that has just come does on a busy machine is not looked at.
    if (name === 'reload' || model.screen.address !== address) model.screen.jumped = 0
    if (from === '/cart' && model.at !== '/cart') {
      model.tab.removed = []
      model.edit(false)
    }
    done += 1
    if (options.verbose)
      console.log(`${Math.round(performance.now() - began)} ms  ${name}:${n}  ${walk.path.at(-1)}`)
    let found = faultsOf(walk, model)
    // On a busy machine, an event of the sockets may arrive after the page was quiet.
    for (let looks = 0; looks < LOOKS && Object.keys(found).length > 0; looks += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await walk.settle()
      const { jumped } = model.screen
      // oxlint-disable-next-line no-await-in-loop
      await look(walk, model)
      model.screen.jumped = jumped
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
    const model = new Model(market, BUYER)
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

/** The check that has failed, or what an act could not do. */
const kindOf = (finding: Error) =>
  finding instanceof Finding
    ? finding.check === 'console'
      ? finding.message.replaceAll(/'[^']*'|[\d#:.]+\w*|\n.*/g, '…').slice(0, 90)
      : finding.check
    : (/waiting for .*/.exec(finding.message)?.[0] ?? finding.message.split('\n')[0] ?? '')

/**
 * A shorter path to the same fault: leaves out ever smaller parts while what is left leads to it.
 * fast-check's own shrinking tries in another order, and takes many times as long.
 */
async function shorten(market: Marketplace, long: Walked): Promise<Walked> {
  const until = performance.now() + Number(options.shorten) * 1000
  let best = long
  const kind = long.finding && kindOf(long.finding)
  for (let size = Math.ceil(best.path.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.path.length - 1 && performance.now() < until;) {
      // oxlint-disable-next-line no-await-in-loop
      const next = await walkPath(market, best.path.toSpliced(at, size))
      if (next.finding && kindOf(next.finding) === kind) best = next
      else at += size
    }
  }
  return best
}

/** After so many draws the buyer looks into the cart, which many acts change from other screens. */
const LOOK = 6
const draw = fc.tuple(fc.nat(3), fc.nat(9999)).map(([n, choice]) => `${ANY}:${n}:${choice}`)
const paths: fc.Arbitrary<string[]> = fc
  .array(draw, { minLength: WALK, maxLength: WALK })
  .map((draws) => draws.flatMap((one, i) => (i % LOOK === LOOK - 1 ? [one, 'cart:0'] : [one])))

/** Walks a finding once more, and prints it. */
async function report(market: Marketplace, found: Walked, seed: string): Promise<void> {
  const { path } = found
  const { sentences, finding } = await walkPath(market, path, true)
  console.log(`\n/home?sim=as:${BUYER},${START_DIRECTIVES}`)
  for (const [i, sentence] of sentences.entries()) console.log(`${i + 1}. ${sentence}`)
  const before = found.finding ? `, but before: ${found.finding.message}` : ''
  console.log(finding?.message ?? `All was right${before}.`)
  console.log(`Seed ${seed}; ${RESULTS}.png; npx playwright show-trace ${RESULTS}.zip`)
  console.log(`The same path again: npm run explore -- --acts ${path.join(',')}`)
}

/** Walks with a seed. `found` counts the faults by their kinds. */
async function walkWith(market: Marketplace, seed: string, found: Map<string, number>) {
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  const before = done
  drawn.clear()
  let walks = 0
  for (const path of fc.sample(paths, {
    seed: Number(seed),
    numRuns: Number(options.walks ?? 1000),
  })) {
    if (!options.walks && minutes() > Number(options.minutes)) break
    walks += 1
    // oxlint-disable-next-line no-await-in-loop
    const walked = await walkPath(market, path)
    if (!walked.finding) continue
    const kind = kindOf(walked.finding)
    // What a busy machine did once is said, and is no fault; a defect is there each time.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await walkPath(market, walked.path)).finding) {
      console.log(`\nOnce, and not again: ${walked.finding.message}`)
      console.log(`The same path: npm run explore -- --acts ${walked.path.join(',')}`)
      continue
    }
    const times = (found.get(kind) ?? 0) + 1
    found.set(kind, times)
    const after = `${minutes().toFixed(1)} minutes, in walk ${walks}, ${done - before} acts`
    console.log(`\nFound after ${after}: ${kind}`)
    // oxlint-disable-next-line no-await-in-loop
    if (times === 1) await report(market, await shorten(market, walked), seed)
  }
  const acts = done - before
  const pace = (acts / minutes() / 60).toFixed(2)
  console.log(
    `Seed ${seed}: ${walks} walks, ${acts} acts in ${minutes().toFixed(1)} minutes: ${pace} acts a second`,
  )
}

const market = options.demo
  ? await openDemo(options.build ?? 'dist-demo')
  : await openLive(options.build ?? 'dist-live', options.only)
const found = new Map<string, number>()
if (options.acts)
  await report(market, { path: options.acts.split(','), sentences: [], finding: null }, 'none')
// oxlint-disable-next-line no-await-in-loop
else for (const seed of options.seed.split(',')) await walkWith(market, seed, found)
for (const [kind, times] of found) console.log(`${times} × ${kind}`)
// Ends the browser and the host too.
process.exit(found.size > 0 ? 1 : 0)
