// @ts-check
/**
 * Writes what `npm test` sums up to the path `VITEST_REPORT`: Vitest's own JSON report doesn't
 * tell which tests passed on a second try.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { shorten } from './reports.mjs'

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').Reporter} Reporter */

/** @param {TestModule} module */
function fileOf(module) {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    name: module.relativeModuleId,
    seconds: (collectDuration + setupDuration + duration) / 1000,
  }
}

/** @implements {Reporter} */
export default class SummaryReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {import('./reports.mjs').Summary} */
    const summary = {
      passed: 0,
      failed: 0,
      failures: [],
      secondTries: [],
      files: modules.map(fileOf),
    }
    for (const module of modules) {
      for (const error of module.errors())
        summary.failures.push(`${module.relativeModuleId}\n${shorten(error.message)}`)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        const name = `${module.relativeModuleId} ${test.fullName}`
        if (state === 'passed') summary.passed += 1
        // It has the errors of its first try.
        const failure = `${name}\n${shorten(errors?.[0]?.message)}`
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
