/**
 * Shops at random on the live build, or with `--demo` on the demo's, which must exist, and compares
 * after each act what it shows, and what the marketplace has, with what the buyer has asked for.
 * `--seed N` chooses the acts, a new one if not given; `--seed 1,2` walks with one after the other.
 * `--only SWITCHES` walks on a host that knows the specification alone, as the directive `only` has
 * it. Each ends after `--walks N`, or after `--minutes N`. `--acts cart:0,tick:1` walks one path.
 * `--build FOLDER` takes another build, `--shorten N` shortens each path for N seconds at most, and
 * `--verbose` prints each act with its time. It reports each kind of fault once, and goes on. The
 * exit code says whether there was any.
 */
import { parseArgs } from 'node:util'
import { openDemo } from './demo.ts'
import { Dice, pathsOf } from './dice.ts'
import { type Marketplace, openLive, START_DIRECTIVES } from './marketplace.ts'
import { kindOf, walkPath, BUYER, RESULTS, type Walked } from './walkPath.ts'

/**
 * Leaves out ever smaller parts. fast-check's own shrinking takes many times as long.
 * @param seconds after which it takes what it has
 */
async function shorten(market: Marketplace, long: Walked, seconds: number): Promise<Walked> {
  const until = performance.now() + seconds * 1000
  let best = long
  const kind = long.finding && kindOf(long.finding)
  for (let size = Math.ceil(best.path.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.path.length - 1 && performance.now() < until;) {
      const next = await walkPath(market, best.path.toSpliced(at, size))
      if (next.finding && kindOf(next.finding) === kind) best = next
      else at += size
    }
  }
  return best
}

const again = (path: readonly string[]) =>
  `The same path again: npm run explore -- --acts ${path.join(',')}`

/**
 * Walks a path once more, with a trace and a picture.
 * @param before what was wrong the first time
 * @param from where the path comes from
 */
async function report(
  market: Marketplace,
  path: readonly string[],
  before: Error | null,
  from: string,
): Promise<Walked> {
  const walked = await walkPath(market, path, { recorded: true })
  console.log(`\n/home?sim=as:${BUYER},${START_DIRECTIVES}`)
  for (const [i, sentence] of walked.sentences.entries()) console.log(`${i + 1}. ${sentence}`)
  const fault = before ? `, but before: ${before.message}` : ''
  console.log(walked.finding?.message ?? `All was right${fault}.`)
  console.log(`${from}; ${RESULTS}.png; npx playwright show-trace ${RESULTS}.zip`)
  console.log(again(path))
  return walked
}

/** A busy machine did it once; a defect is there each time. */
function reportOnce({ finding, path }: Walked): void {
  console.log(`\nOnce, and not again: ${finding?.message}`)
  console.log(again(path))
}

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
const { verbose } = options

/** `found` counts the faults by kind. */
async function walkWith(market: Marketplace, seed: string, found: Map<string, number>) {
  const began = performance.now()
  const minutes = () => (performance.now() - began) / 60_000
  const dice = new Dice()
  let [walks, acts] = [0, 0]
  for (const path of pathsOf(seed, Number(options.walks ?? 1000))) {
    if (!options.walks && minutes() > Number(options.minutes)) break
    const walked = await walkPath(market, path, { dice, verbose })
    walks += 1
    acts += walked.path.length
    if (!walked.finding) continue
    const kind = kindOf(walked.finding)
    if (!(await walkPath(market, walked.path)).finding) {
      reportOnce(walked)
      continue
    }
    const times = (found.get(kind) ?? 0) + 1
    found.set(kind, times)
    console.log(`\nFound after ${minutes().toFixed(1)} minutes, in walk ${walks}: ${kind}`)
    if (times > 1) continue
    const short = await shorten(market, walked, Number(options.shorten))
    await report(market, short.path, short.finding, `Seed ${seed}`)
  }
  const pace = (acts / minutes() / 60).toFixed(2)
  console.log(
    `Seed ${seed}: ${walks} walks, ${acts} acts in ${minutes().toFixed(1)} minutes: ${pace} acts a second`,
  )
}

const market = options.demo
  ? await openDemo(options.build ?? 'dist-demo')
  : await openLive(options.build ?? 'dist-live', options.only)
const found = new Map<string, number>()
if (options.acts) {
  const { finding } = await report(market, options.acts.split(','), null, 'No seed')
  if (finding) found.set(kindOf(finding), 1)
} else {
  for (const seed of options.seed.split(',')) await walkWith(market, seed, found)
}
for (const [kind, times] of found) console.log(`${times} × ${kind}`)
process.exit(found.size > 0 ? 1 : 0)
