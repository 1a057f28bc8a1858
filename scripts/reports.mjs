// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} Summary
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures name and message of each failed test
 * @property {string[]} secondTries name and first message of each test that failed first and passed
 * when it was repeated
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

export const shorten = (message = '') =>
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
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line} ${title}`,
      file,
      status,
      results,
    })),
  )
  /** @param {string} status */
  const having = (status) => all.filter((test) => test.status === status)
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: having('unexpected').map(
      ({ name, results }) => `${name}\n${shorten(results.at(-1)?.error?.message)}`,
    ),
    secondTries: having('flaky').map(
      ({ name, results }) => `${name}\n${shorten(results[0]?.error?.message)}`,
    ),
    files: [...new Set(all.map(({ file }) => file))].map((file) => ({
      name: `e2e/${file}`,
      seconds:
        all
          .filter((test) => test.file === file)
          .flatMap(({ results }) => results)
          .reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  }
}

/**
 * The summary of a report by Playwright or by `vitestReporter.mjs`; null when there is none.
 * @param {string} file
 * @returns {Summary | null}
 */
export function readReport(file) {
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? sumUpJourneys(report) : report
}
