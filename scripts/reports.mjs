// @ts-check
/** Reads the reports of Playwright and Vitest; a Vitest reporter that writes the latter's. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * @typedef {object} Summary
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures name and message of each failed test
 * @property {string[]} secondTries of each test that failed first and passed when it was repeated
 * @property {{ name: string, seconds: number }[]} files how long the tests of each file took
 */
/** @typedef {{ status: string, duration: number, error?: { message?: string } }} Result */
/**
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status:
 * string, results: Result[] }[] }} Spec
 */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

const MESSAGE_LINES = 6
// oxlint-disable-next-line no-control-regex -- Colours are control characters.
const colours = /\u001B\[[\d;]*m/g

const shorten = (message = '') =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * Playwright's JSON report, summed up.
 * @param {Suite & { stats: { expected: number, flaky: number, unexpected: number } }} report
 * @returns {Summary}
 */
function sumUpJourneys(report) {
  const { expected, flaky, unexpected } = report.stats
  const all = specsOf(report).flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({
      ...test,
      file,
      name: `[${test.projectName}] ${file}:${line} ${title}`,
    })),
  )
  /** @param {string} having @param {number} at */
  const errors = (having, at) =>
    all
      .filter(({ status }) => status === having)
      .map(({ name, results }) => `${name}\n${shorten(results.at(at)?.error?.message)}`)
  /** @type {Map<string, number>} */
  const times = new Map()
  for (const { file, results } of all)
    for (const { duration } of results) times.set(file, (times.get(file) ?? 0) + duration)
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: errors('unexpected', -1),
    secondTries: errors('flaky', 0),
    files: Array.from(times, ([file, ms]) => ({ name: `e2e/${file}`, seconds: ms / 1000 })),
  }
}

/**
 * The summary of a report; null when there is none.
 * @param {string} file
 * @returns {Summary | null}
 */
export function readReport(file) {
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? sumUpJourneys(report) : report
}

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').Reporter} Reporter */

/**
 * Writes the summary to the path `VITEST_REPORT`: Vitest's own JSON report doesn't tell which tests
 * passed on a second try.
 * @implements {Reporter}
 */
export default class SummaryReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {Summary} */
    const summary = { passed: 0, failed: 0, failures: [], secondTries: [], files: [] }
    for (const module of modules) {
      const name = module.relativeModuleId
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      summary.files.push({ name, seconds: (collectDuration + setupDuration + duration) / 1000 })
      for (const { message } of module.errors())
        summary.failures.push(`${name}\n${shorten(message)}`)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') summary.passed += 1
        const messages = errors?.map(({ message }) => shorten(message)).join('\n')
        const failure = `${name} ${test.fullName}\n${messages}`
        if (test.diagnostic()?.flaky) summary.secondTries.push(failure)
        if (state !== 'failed') continue
        summary.failed += 1
        summary.failures.push(failure)
      }
    }
    for (const { message } of unhandled) summary.failures.push(shorten(message))
    const file = process.env.VITEST_REPORT
    if (!file) throw new Error('VITEST_REPORT names no file for the report')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(summary))
  }
}
