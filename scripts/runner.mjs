// @ts-check
/** Runs named steps, several at a time, and reports their results. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from './commands.mjs'
import { readReport } from './reports.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {string} [report] JSON report in which it counts its tests, relative to the project
 */
/** @typedef {import('./reports.mjs').Summary} Summary */
/**
 * @typedef {{ step: Step, ok: boolean, word: string, seconds: number, processor: number | null } & Summary}
 * Outcome
 */

/**
 * After this long a step hangs, and is stopped, s. Slow machines need an hour for the longest one.
 */
const LIMIT = 4 * 3600

/**
 * What a step's report says; a step without one counts as one test. One that was stopped has failed
 * nothing by that.
 * @param {Step} step
 * @param {string} word
 * @returns {Summary}
 */
function summaryOf(step, word) {
  const [passed, failed] = [Number(word === 'pass'), Number(word === 'FAIL')]
  const report = step.report ? readReport(join(root, step.report)) : null
  if (!report) return { passed, failed, failures: [], secondTries: [], files: [] }
  // A step can fail without a failed test: a file that doesn't load, an error between tests, no
  // test at all.
  return { ...report, failed: Math.max(failed, report.failed) }
}

/** Number of lines of the end of an output, where tools print what went wrong. */
const TAIL_LINES = 60

/** @param {string} output */
const tail = (output) => output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function runStep(step) {
  if (step.report) {
    rmSync(join(root, step.report), { force: true })
    mkdirSync(dirname(join(root, step.report)), { recursive: true })
  }
  console.log(`      ${step.name} …`)
  const { code, output, stopped, seconds, processor } = await run(step.command, {
    env: step.env,
    seconds: LIMIT,
    capture: true,
  })
  const ok = code === 0
  const word = ok ? 'pass' : stopped ? 'STOP' : 'FAIL'
  const summary = summaryOf(step, word)
  console.log(`${word}  ${step.name}  ${seconds.toFixed(1)} s${stopped ? ', its time limit' : ''}`)
  // The report names the failed tests; the whole output would bury them under hundreds that passed.
  const shown = ok ? '' : summary.failures.join('\n\n') || tail(output)
  if (shown) console.log(shown.trimEnd().replaceAll(/^/gm, '      '))
  return { step, ok, word, seconds, processor, ...summary }
}

/**
 * Runs the steps in order, at most `atOnce` at a time. A failure does not stop the others, so that
 * one run shows all failures.
 * @param {Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps.entries()]
  /** @type {Outcome[]} */
  const outcomes = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes[next[0]] = await runStep(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

/** Number of the slowest files that are listed. */
const SLOWEST = 10

/**
 * Prints the failures, the slowest files, a table of the steps, the tests that passed on their
 * second try and, on the last line, the number of tests.
 * @param {Outcome[]} outcomes
 * @param {number} since `performance.now()` at the start
 * @returns {boolean} whether all passed
 */
export function summarize(outcomes, since) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log('')
  for (const { step, failures } of outcomes)
    for (const failure of failures) console.log(`FAIL  ${step.name}: ${failure}\n`)
  const slowest = outcomes
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  if (slowest.length > 0) console.log('The slowest files:')
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  console.log(`\n      ${'step'.padEnd(34)}     time  processor`)
  for (const { step, word, seconds, processor, passed, failed } of outcomes) {
    const [time, used] = [seconds, processor].map((value) =>
      (value === null ? '-' : `${value.toFixed(1)} s`).padStart(9),
    )
    console.log(
      `${word}  ${step.name.padEnd(34)}${time}  ${used}  ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`,
    )
  }
  const used = outcomes.reduce((total, { processor }) => total + (processor ?? 0), 0)
  console.log(
    `\n${((performance.now() - since) / 1000).toFixed(0)} s in all${used > 0 ? `, ${used.toFixed(0)} s of processor time` : ''}\n`,
  )
  const secondTries = outcomes.flatMap(({ step, secondTries: names }) =>
    names.map((name) => `${step.name}: ${name}`),
  )
  if (secondTries.length > 0)
    console.log(
      `Passed on the second try, which is a defect of the test or of the app:\n${secondTries.join('\n')}\n`,
    )
  const stopped = outcomes.filter(({ word }) => word === 'STOP')
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${stopped.length > 0 ? `, ${stopped.length} steps stopped by their time limit` : ''}`,
  )
  return outcomes.length > 0 && outcomes.every(({ ok }) => ok)
}
