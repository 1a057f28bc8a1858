import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
/**
 * Runs the table of bad answers against the live build, which must exist: every screen, every call
 * that it makes, every kind. `--screens cart,home`, `--kinds 'bend html,hang'`, `--calls getCart`
 * restrict it; `--every 5 --from 2` takes every fifth combination, from the third on. `--update`
 * only writes which calls each screen makes, for the sample in `npm run test:all`. Prints the table
 * and writes every finding to `--report FILE` (JSON). The exit code says whether there are
 * findings.
 */
import { addresses, ports } from '#scripts/addresses.mjs'
import { fileServer, listen } from '#scripts/serve.mjs'
import { openOwnHost } from '../../tests/explore/ownHost.ts'
import { actions } from './actions.ts'
import { kinds } from './kinds.ts'
import { type Screen, screens } from './screens.ts'
import { type Outcome, printTable } from './table.ts'
import { callsOf, type Combination, installTrials, type Rig, tryOut } from './trial.ts'

const WORKERS = 3
/** Shares no factor with the number of kinds. */
const SPREAD = 37
/** Trials between two notes of the progress. */
const TOLD_EVERY = 50
const CALLS = new URL('calls.json', import.meta.url)
/**
 * Trials after which a browser's context is replaced, since every move of its clock is repeated in
 * each new page.
 */
const TRIALS_OF_A_CONTEXT = 40
/** A trial that takes longer has failed, real ms. */
const TRIAL_MS = 60_000

const { values: options } = parseArgs({
  options: {
    screens: { type: 'string' },
    kinds: { type: 'string' },
    calls: { type: 'string' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    report: { type: 'string' },
    update: { type: 'boolean', default: false },
  },
})
const chosen = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').includes(name)

/** One worker's browser and host. */
async function openWorker() {
  const { browser, steer } = await openOwnHost(ports.live)
  let trials = 0
  let context = await newContext()
  async function newContext() {
    const fresh = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-PH',
      timezoneId: 'Europe/Madrid',
    })
    fresh.setDefaultTimeout(TRIAL_MS / 4)
    await installTrials(fresh)
    return fresh
  }
  const renew = async () => {
    await context.close()
    context = await newContext()
  }
  return {
    /** Does something with the worker's rig; the context is replaced after an error. */
    async use<T>(work: (rig: Rig) => Promise<T>): Promise<T> {
      trials += 1
      if (trials % TRIALS_OF_A_CONTEXT === 0) await renew()
      try {
        return await work({ context, app: addresses.live, host: addresses.host, steer })
      } catch (error) {
        await renew()
        throw error
      }
    },
  }
}

type Worker = Awaited<ReturnType<typeof openWorker>>

/** Hands the parts of a list to the workers, each the next one when it is free. */
async function share<T>(
  workers: readonly Worker[],
  parts: readonly T[],
  work: (worker: Worker, part: T) => Promise<void>,
): Promise<void> {
  const rest = parts.values()
  await Promise.all(
    workers.map(async (worker) => {
      for (const part of rest) await work(worker, part)
    }),
  )
}

const messageOf = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

/** The calls of each screen, by opening it on a good host. */
async function discover(
  workers: readonly Worker[],
  all: readonly Screen[],
): Promise<Map<Screen, string[]>> {
  const found = new Map<Screen, string[]>()
  await share(workers, all, async (worker, screen) => {
    const { operations, findings } = await worker.use((rig) => callsOf(rig, screen))
    if (findings.length > 0)
      throw new Error(
        `${screen.name} is not right on a good host: ${findings.map(({ failure, found }) => `${failure} (${found})`).join('; ')}`,
      )
    if (operations.length === 0) throw new Error(`${screen.name} makes no call`)
    found.set(screen, operations.toSorted())
  })
  return new Map(all.map((screen) => [screen, found.get(screen) ?? []]))
}

const combine = (calls: ReadonlyMap<Screen, string[]>): Combination[] =>
  [...calls].flatMap(([screen, operations]) =>
    operations
      .filter((operation) => chosen(options.calls, operation))
      .flatMap((operation) =>
        kinds
          .filter(({ name }) => chosen(options.kinds, name))
          .map((kind) => ({ screen, operation, kind })),
      ),
  )

/**
 * The same combinations, ordered so that one screen, call or kind comes back after a long while: an
 * early stop has then covered most of them.
 */
const spread = (combinations: readonly Combination[]) =>
  Array.from({ length: SPREAD }, (_, first) =>
    combinations.filter((_one, n) => n % SPREAD === first),
  ).flat()

/** Tries every combination; the outcomes are written to the report as they come. */
async function tryAll(
  workers: readonly Worker[],
  combinations: readonly Combination[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const save = () => options.report && writeFileSync(options.report, JSON.stringify(outcomes))
  await share(workers, combinations, async (worker, combination) => {
    const { screen, operation, kind } = combination
    const findings = await worker
      .use((rig) => tryOut(rig, combination))
      .catch((error: unknown) => [
        { failure: 'broken page' as const, found: `the trial failed: ${messageOf(error)}` },
      ])
    outcomes.push({ screen: screen.name, operation, kind: kind.name, group: kind.group, findings })
    if (outcomes.length % TOLD_EVERY === 0) {
      save()
      console.log(`${outcomes.length} of ${combinations.length}`)
    }
  })
  save()
  return outcomes
}

async function main(): Promise<number> {
  const started = performance.now()
  const server = fileServer('dist-live', '/', { plain: true })
  await listen(server, ports.live, { strict: true })
  const workers = await Promise.all(Array.from({ length: WORKERS }, openWorker))
  const calls = await discover(
    workers,
    [...screens, ...actions].filter(({ name }) => chosen(options.screens, name)),
  )
  if (options.update) {
    writeFileSync(
      CALLS,
      `${JSON.stringify(Object.fromEntries([...calls].map(([{ name }, operations]) => [name, operations])), null, 2)}\n`,
    )
    return 0
  }
  const outcomes = await tryAll(
    workers,
    spread(combine(calls).filter((_, n) => n % Number(options.every) === Number(options.from))),
  )
  return printTable(outcomes, (performance.now() - started) / 1000)
}

// Ends the browsers and the hosts too.
process.exit((await main()) > 0 ? 1 : 0)
