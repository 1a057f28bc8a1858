// @ts-check
/** Reads the JSON reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count */
/** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/** Number of lines of an error's message to print. */
const TELLING_LINES = 6
// oxlint-disable-next-line no-control-regex -- Colours are control characters.
const colours = /\u001B\[[\d;]*m/g

/** @param {string} [message] */
const shorten = (message = '') =>
  message
    .replaceAll(colours, '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, TELLING_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** @param {Spec} spec */
const journeyFailures = ({ title, file, line, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, results }) => `[${projectName}] ${file}:${line} ${title}\n${shorten(results.at(-1)?.error?.message)}`)

/**
 * The counts of a report; null when there is none.
 * @param {string} file
 * @returns {Count | null}
 */
export function readReport(file) {
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, flaky, unexpected } = report.stats
    return { passed: expected + flaky, failed: unexpected, failures: specsOf(report).flatMap(journeyFailures) }
  }
  /** @type {{ name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
  const files = report.testResults
  const failures = files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${name} ${test.fullName}\n${shorten(test.failureMessages[0])}`)
    return failed.length === 0 && message ? [`${name}\n${shorten(message)}`] : failed
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}
