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
 * @property {number} [seconds] after this long it counts as failed; 600 if not given
 * @property {boolean} [show] print the output when it passes, too
 * @property {string} [report] JSON report in which it counts its tests, relative to the project
 */
/** @typedef {{ step: Step, ok: boolean, seconds: number, passed: number, failed: number, failures: string[] }} Outcome */

/**
 * Tests that a step's report counts; without one, the step itself counts as one.
 * @param {Step} step
 * @param {boolean} ok
 */
function count(step, ok) {
  const report = step.report ? readReport(join(root, step.report)) : null
  if (!report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] }
  // A step can fail without a failed test: a file that doesn't load, an error between tests, no test at all.
  return { ...report, failed: ok ? report.failed : Math.max(1, report.failed) }
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
  const { code, output, seconds } = await run(step.command, { env: step.env, seconds: step.seconds, capture: true })
  const ok = code === 0
  const counted = count(step, ok)
  console.log(`${ok ? 'pass' : 'FAIL'}  ${step.name}  ${seconds.toFixed(1)} s`)
  // A report tells the failed tests; a whole output would bury them under hundreds that passed.
  const told = ok ? (step.show ? output : '') : counted.failures.join('\n\n') || tail(output)
  if (told) console.log(told.trimEnd().replaceAll(/^/gm, '      '))
  return { step, ok, seconds, ...counted }
}

/**
 * Runs the steps in order, at most `atOnce` at a time. A failure does not stop the others, so that one run shows all failures.
 * @param {Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps.entries()]
  /** @type {Outcome[]} */
  const outcomes = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes[next[0]] = await runStep(next[1])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

/**
 * Prints short messages of the failures, a table of the outcomes and, on the last line, the number of tests.
 * @param {Outcome[]} outcomes
 * @param {number} since `performance.now()` at the start
 * @returns {boolean} whether all passed
 */
export function summarize(outcomes, since) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log('')
  for (const { step, failures } of outcomes) for (const failure of failures) console.log(`FAIL  ${step.name}: ${failure}\n`)
  for (const { step, ok, seconds, passed, failed } of outcomes) {
    console.log(
      `${ok ? 'pass' : 'FAIL'}  ${step.name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`,
    )
  }
  console.log(`\n${((performance.now() - since) / 1000).toFixed(0)} s in all\n`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return outcomes.length > 0 && outcomes.every(({ ok }) => ok)
}
