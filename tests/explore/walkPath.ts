import fc from 'fast-check'
import type { PersonaKey } from '#fixtures/named.ts'
import { possible } from './act.ts'
import { allActs } from './acts/all.ts'
import { faultsOf } from './checks.ts'
import { Dice } from './dice.ts'
import type { Marketplace } from './marketplace.ts'
import { Model } from './model.ts'
import { Walk } from './walk.ts'

export const BUYER: PersonaKey = 'liza'
/** Without their endings. */
export const RESULTS = 'test-results/explore'
const LOOKS = 4

class Finding extends Error {
  readonly check: string
  constructor(check: string, faults: readonly string[]) {
    super(faults.join('\n'))
    this.check = check
  }
}

/** The check, or what an act could not do. */
export const kindOf = (finding: Error) =>
  finding instanceof Finding
    ? finding.check === 'console'
      ? finding.message.replaceAll(/'[^']*'|[\d#:.]+\w*|\n.*/g, '…').slice(0, 90)
      : finding.check
    : (/waiting for .*/.exec(finding.message)?.[0] ?? finding.message.split('\n')[0] ?? '')

export interface Walked {
  /** Up to the fault. */
  path: string[]
  sentences: string[]
  /** Null when all was right. */
  finding: Error | null
}

interface Options {
  /** By default a new one, which is enough without draws. */
  dice?: Dice
  /** With a trace and a picture. */
  recorded?: boolean
  verbose?: boolean
}

async function look(walk: Walk, model: Model): Promise<void> {
  model.screen = await walk.read()
  const shown = await walk.readElsewhere()
  model.elsewhere = shown.map(([i, screen]) => ({ tab: model.tabs[i], screen }))
}

/** By their checks. */
async function examine(walk: Walk, model: Model): Promise<Record<string, string[]>> {
  let found = faultsOf(walk, model)
  // A busy machine may hear an event later.
  for (let looks = 0; looks < LOOKS && Object.keys(found).length > 0; looks += 1) {
    await walk.settle()
    const { jumped } = model.screen
    await look(walk, model)
    model.screen.jumped = jumped
    found = faultsOf(walk, model)
  }
  return found
}

/** As fast-check runs it. */
const stepOf = (
  text: string,
  walked: string[],
  { dice = new Dice(), verbose = false }: Options,
): fc.AsyncCommand<Model, Walk> => ({
  check: (model: Readonly<Model>) => dice.choose(text, model as Model) !== undefined,
  async run(model: Model, walk: Walk) {
    const [name, n] = dice.choose(text, model) ?? ['', 0]
    dice.did(text, name)
    model.couldDo = new Set(possible(allActs, model, n))
    const [from, address] = [model.at, model.screen.address]
    const began = performance.now()
    walked.push(`${name}:${n}`)
    walk.beginAct()
    await allActs[name]?.run(walk, model, n)
    await walk.passTime()
    model.goOn()
    await look(walk, model)
    // A screen that has just come may move on a busy machine.
    if (name === 'reload' || model.screen.address !== address) model.screen.jumped = 0
    if (from === '/cart' && model.at !== '/cart') {
      model.tab.removed = []
      model.edit(false)
    }
    if (verbose)
      console.log(`${Math.round(performance.now() - began)} ms  ${name}:${n}  ${walk.path.at(-1)}`)
    const found = await examine(walk, model)
    const [first] = Object.keys(found)
    if (first) throw new Finding(first, Object.values(found).flat())
  },
  toString: () => text,
})

/** In a new world, as far as all is right. */
export async function walkPath(
  market: Marketplace,
  path: readonly string[],
  options: Options = {},
): Promise<Walked> {
  const walk = await Walk.begin(market, BUYER)
  if (options.recorded) await walk.context.tracing.start({ screenshots: true, snapshots: true })
  const walked: Walked = { path: [], sentences: walk.path, finding: null }
  try {
    const model = new Model(market, BUYER)
    model.screen = await walk.read()
    const steps = path.map((text) => stepOf(text, walked.path, options))
    await fc.asyncModelRun(() => ({ model, real: walk }), steps)
  } catch (error) {
    walked.finding = error instanceof Error ? error : new Error(String(error))
  }
  if (options.recorded) {
    await walk.page.screenshot({ path: `${RESULTS}.png` })
    await walk.context.tracing.stop({ path: `${RESULTS}.zip` })
  }
  await walk.end()
  return walked
}
