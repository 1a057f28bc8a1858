// @ts-check
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
 * @property {string[]} [needs] names of steps that must have passed before, where they are run, too
 * @property {boolean} [alone] others beside it would slow the app down: it comes after them
 */
/** @typedef {import('./reports.mjs').Summary} Summary */
/**
 * @typedef {{ step: Step, ok: boolean, word: string, seconds: number, processor: number | null } & Summary}
 * Outcome
 */

/** After this long a step hangs, s: slow machines need an hour for the longest one. */
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
  // A step can fail without a failed test: by a file that doesn't load, or no test at all.
  return { ...report, failed: Math.max(failed, report.failed) }
}

/** Of the end of an output, where tools say what went wrong. */
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
  // The whole output would bury failed tests under hundreds that passed.
  const shown = ok ? '' : summary.failures.join('\n\n') || tail(output)
  if (shown) console.log(shown.trimEnd().replaceAll(/^/gm, '      '))
  return { step, ok, word, seconds, processor, ...summary }
}

/**
 * The outcome of a step that was not run.
 * @param {Step} step
 * @param {string} need name of the step that it needs
 * @returns {Outcome}
 */
function withoutNeed(step, need) {
  const failures = [`It needs '${need}', which did not pass.`]
  console.log(`FAIL  ${step.name}\n      ${failures[0]}`)
  const nothing = { passed: 0, secondTries: [], files: [], seconds: 0, processor: null }
  return { step, ok: false, word: 'FAIL', failed: 1, failures, ...nothing }
}

/**
 * Runs the steps, at most `atOnce` at a time: each as soon as there is room for it, and what it needs
 * has passed; of several the first one. A failure does not stop the others, so that one run shows all
 * failures.
 * @param {Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
export async function runSteps(steps, atOnce) {
  const waiting = [...steps]
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  /** @type {Set<Promise<void>>} */
  const running = new Set()
  const needsOf = (/** @type {Step} */ { needs = [] }) =>
    needs.filter((need) => steps.some(({ name }) => name === need))
  const isReady = (/** @type {Step} */ step) =>
    needsOf(step).every((need) => outcomes.has(need)) &&
    (!step.alone || (running.size === 0 && waiting.every(({ alone }) => alone)))
  const run = async (/** @type {Step} */ step) => {
    const missing = needsOf(step).find((need) => !outcomes.get(need)?.ok)
    outcomes.set(step.name, missing ? withoutNeed(step, missing) : await runStep(step))
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.find(isReady) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      const done = run(next).finally(() => running.delete(done))
      running.add(done)
    } else if (running.size > 0) await Promise.race(running)
    else throw new Error(`These steps need each other: ${waiting.map(({ name }) => name).join()}`)
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? [])
}

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
