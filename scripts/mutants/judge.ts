/**
 * Lets a test file judge the planted mistakes. The file runs without any, then again with each mistake that it reaches, until a test
 * fails. A mistake counts as noticed when the same tests pass without it afterwards.
 */
import fc from 'fast-check'
import { inject, type RunnerTask, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest'
import { type Spot, testsThatReach, timesReached } from './reach.ts'
import { noteAs, startNotes, takeNotes, timesMet } from './switch.ts'
import { failuresIn, Trials } from './trials.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The numbers of the mistakes to judge, in this order. */
    mutants: number[]
    /** Where every mistake stands. */
    spots: Spot[]
  }
  interface TaskMeta {
    /** Missing where the file fails without any mistake. */
    verdict?: Verdict
  }
}

/** What a test file says of the mistakes that it was given. */
export interface Verdict {
  /** Those that it could notice. */
  reached: number[]
  noticed: number[]
  /** Those of the noticed with which a test waited in vain until its time was up. */
  late: number[]
  /** Those that it has yet to judge, in a fresh process. */
  left: number[]
}

/** Under which names it is noted what is reached outside of the tests. */
const LOAD = 'load'
const HOOKS = 'hooks'

/* oxlint-disable-next-line import/no-default-export -- Vitest asks for it */
export default class Judge extends TestRunner {
  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config)
    // The same values are generated with a mistake and without it; the smallest of those that fail is of no interest.
    fc.configureGlobal({ seed: 1, endOnFailure: true })
    startNotes()
  }

  override async importFile(...args: Parameters<TestRunner['importFile']>) {
    noteAs(LOAD)
    await super.importFile(...args)
    noteAs(HOOKS)
  }

  override onBeforeTryTask(...args: Parameters<TestRunner['onBeforeTryTask']>) {
    noteAs(args[0].id)
    super.onBeforeTryTask(...args)
  }

  override onAfterRunTask(test: RunnerTestCase) {
    super.onAfterRunTask(test)
    noteAs(HOOKS)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite) {
    await super.onAfterRunSuite(suite)
    if (suite === suite.file && !failuresIn(suite).length) suite.meta.verdict = await judge(new Trials(this, suite.file.filepath))
  }
}

const isLate = (task: RunnerTask) => task.result?.errors?.some(({ message }) => message.includes('timed out in')) ?? false

/** Judges the mistakes one by one, those that matter while modules are loaded last: each of these has all modules loaded anew. */
async function judge(trials: Trials): Promise<Verdict> {
  const { [LOAD]: load = {}, [HOOKS]: hooks = {}, ...tests } = takeNotes()
  const notes = { load, hooks, tests: new Map(Object.entries(tests)) }
  const spots = inject('spots')
  const byId = new Map(spots.map((spot) => [spot.id, spot]))
  const verdict: Verdict = { reached: [], noticed: [], late: [], left: [] }
  const mutants = inject('mutants').toSorted((a, b) => Number(a in load) - Number(b in load))
  for (const [i, mutant] of mutants.entries()) {
    const ids = testsThatReach(byId.get(mutant) as Spot, spots, notes)
    const times = timesReached(mutant, notes)
    if (!times || ids?.length === 0) continue
    const outcome = await tryOne(trials, mutant, times, ids, mutant in load)
    // In a process where nothing else was judged before, it is the mistake itself that has spoilt the tests.
    if (outcome.isSpoilt && verdict.reached.length) return { ...verdict, left: mutants.slice(i) }
    verdict.reached.push(mutant)
    if (outcome.failures.length) verdict.noticed.push(mutant)
    if (outcome.failures.some(isLate)) verdict.late.push(mutant)
    if (outcome.isSpoilt) return { ...verdict, left: mutants.slice(i + 1) }
  }
  return verdict
}

/** Runs tests with a mistake, and without it when one of them fails. `isSpoilt`: they fail without it too. */
async function tryOne(trials: Trials, mutant: number, times: number, ids: readonly string[] | undefined, atLoad: boolean) {
  // An endless loop reaches a place far more often than it is reached without the mistake.
  const mistake = { mutant, limit: 1000 + 100 * times }
  const tryAnew = async () => {
    trials.loadAnew()
    const failures = await trials.run(ids, mistake)
    trials.loadAnew()
    return failures
  }
  const fails = async (failures: readonly RunnerTask[]) => {
    const end = ids ? ids.findIndex((id) => failures.some((task) => task.id === id)) + 1 : 0
    return failures.length > 0 && (await trials.run(end ? ids?.slice(0, end) : ids)).length > 0
  }
  let failures = atLoad ? await tryAnew() : await trials.run(ids, mistake)
  // What a module keeps from its first use hides a mistake in it.
  if (!atLoad && !failures.length && !timesMet()) failures = await tryAnew()
  let isSpoilt = await fails(failures)
  if (isSpoilt) {
    // Something is left of this mistake, or of one before it.
    failures = await tryAnew()
    isSpoilt = await fails(failures)
  }
  return { failures, isSpoilt }
}
