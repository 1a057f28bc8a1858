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
/**
 * @typedef {import('./reports.mjs').Summary & { step: Step, word: string, seconds: number,
 * processor: number | null }} Outcome
 */

/** After this long a step hangs, s: slow machines need an hour for the longest one. */
const LIMIT = 4 * 3600
/** Lines of the end of an output, where tools say what went wrong. */
const TAIL_LINES = 60
const SLOWEST = 10

/** @param {Step} step @returns {Promise<Outcome>} */
async function runStep(step) {
  const report = step.report && join(root, step.report)
  if (report) {
    rmSync(report, { force: true })
    mkdirSync(dirname(report), { recursive: true })
  }
  console.log(`      ${step.name} …`)
  const { code, output, stopped, seconds, processor } = await run(step.command, {
    env: step.env,
    seconds: LIMIT,
    capture: true,
  })
  const word = code === 0 ? 'pass' : stopped ? 'STOP' : 'FAIL'
  // A step without a report counts as one test; one that was stopped has failed nothing by that.
  const counts = { passed: Number(word === 'pass'), failed: Number(word === 'FAIL') }
  const summary = {
    failures: [],
    secondTries: [],
    files: [],
    ...counts,
    ...(report && readReport(report)),
  }
  // A step can fail without a failed test: by a file that doesn't load, or no test at all.
  summary.failed = Math.max(counts.failed, summary.failed)
  console.log(`${word}  ${step.name}  ${seconds.toFixed(1)} s${stopped ? ', its time limit' : ''}`)
  // The whole output would bury failed tests under hundreds that passed.
  const tail = output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
  const shown = code === 0 ? '' : summary.failures.join('\n\n') || tail
  if (shown) console.log(shown.trimEnd().replaceAll(/^/gm, '      '))
  return { ...summary, step, word, seconds, processor }
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
  return { ...nothing, step, word: 'FAIL', failed: 1, failures }
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
  const start = async (/** @type {Step} */ step) => {
    const missing = needsOf(step).find((need) => outcomes.get(need)?.word !== 'pass')
    outcomes.set(step.name, missing ? withoutNeed(step, missing) : await runStep(step))
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.find(isReady) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      const done = start(next).finally(() => running.delete(done))
      running.add(done)
    } else if (running.size > 0) await Promise.race(running)
    else throw new Error(`These steps need each other: ${waiting.map(({ name }) => name).join()}`)
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? [])
}

/**
 * Prints the failures, the slowest files, a table of the steps, the tests that passed on their
 * second try and, on the last line, the number of tests.
 * @param {Outcome[]} outcomes
 * @param {number} since `performance.now()` at the start
 * @returns {boolean} whether all passed
 */
export function summarize(outcomes, since) {
  const sum = (/** @type {'passed' | 'failed' | 'processor'} */ key) =>
    outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
  const named = (/** @type {'failures' | 'secondTries'} */ key) =>
    outcomes.flatMap((outcome) => outcome[key].map((text) => `${outcome.step.name}: ${text}`))
  console.log('')
  for (const failure of named('failures')) console.log(`FAIL  ${failure}\n`)
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
  const used = sum('processor')
  console.log(
    `\n${((performance.now() - since) / 1000).toFixed(0)} s in all${used > 0 ? `, ${used.toFixed(0)} s of processor time` : ''}\n`,
  )
  const secondTries = named('secondTries')
  if (secondTries.length > 0)
    console.log(
      `Passed on the second try, which is a defect of the test or of the app:\n${secondTries.join('\n')}\n`,
    )
  const stopped = outcomes.filter(({ word }) => word === 'STOP').length
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${stopped > 0 ? `, ${stopped} steps stopped by their time limit` : ''}`,
  )
  return outcomes.length > 0 && outcomes.every(({ word }) => word === 'pass')
}
