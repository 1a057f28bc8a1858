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
/** The picture and the trace of a finding, without their endings. */
export const RESULTS = 'test-results/explore'
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

/** The check that has failed, or what an act could not do. */
export const kindOf = (finding: Error) =>
  finding instanceof Finding
    ? finding.check === 'console'
      ? finding.message.replaceAll(/'[^']*'|[\d#:.]+\w*|\n.*/g, '…').slice(0, 90)
      : finding.check
    : (/waiting for .*/.exec(finding.message)?.[0] ?? finding.message.split('\n')[0] ?? '')

export interface Walked {
  /** The acts that the buyer could do, up to the one after which something was wrong. */
  path: string[]
  sentences: string[]
  /** Null when all was right. */
  finding: Error | null
}

interface Options {
  /** A new one if not given, which is enough for a path without draws. */
  dice?: Dice
  /** With a trace, and a picture of its end. */
  recorded?: boolean
  /** Prints each act with its time. */
  verbose?: boolean
}

/** Takes in what all tabs show. */
async function look(walk: Walk, model: Model): Promise<void> {
  model.screen = await walk.read()
  const shown = await walk.readElsewhere()
  model.elsewhere = shown.map(([i, screen]) => ({ tab: model.tabs[i], screen }))
}

/** The faults after an act, by their checks. */
async function examine(walk: Walk, model: Model): Promise<Record<string, string[]>> {
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
  return found
}

/** One act on the way, as fast-check runs it. */
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
    // What a screen that has just come does on a busy machine is not looked at.
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

/** Walks a path of acts and draws in a new world, as far as all is right. */
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
