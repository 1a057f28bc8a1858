import { faultsOf, type Report } from '#observe/drift/groups.ts'
import { asMarkdown, type Origin } from '#observe/drift/reportText.ts'
import type { Outcome } from './runCases.ts'

const results = ['passed', 'failed', 'not tried'] as const

/** As far as it was tried; if nothing could be, it does not. */
export const isConforming = (outcomes: readonly Outcome[], report: Report): boolean =>
  outcomes.some(({ result }) => result === 'passed') &&
  outcomes.every(({ result }) => result !== 'failed') &&
  faultsOf(report).length === 0

/**
 * For a person: how answers differ, what was not tried, each failure, what is left behind, a
 * table by operation.
 */
export function summaryOf(
  outcomes: readonly Outcome[],
  report: Report,
  left: readonly string[],
  origin: Origin,
): string {
  const byOperation = Map.groupBy(outcomes, ({ of }) => of)
  const count = (list: readonly Outcome[], result: Outcome['result']) =>
    list.filter((one) => one.result === result).length
  const differing = Map.groupBy(faultsOf(report), ({ operation }) => operation)
  const row = (name: string, list: readonly Outcome[]) =>
    `${name.padEnd(32)}${results.map((result) => String(count(list, result) || '-').padStart(10)).join('')}${String(differing.get(name)?.length ?? '-').padStart(12)}`
  const failures = outcomes
    .filter(({ result }) => result === 'failed')
    .map(({ of, about, reason }) => `- ${of} ${about}: ${reason ?? ''}`)
  const needs = Map.groupBy(
    outcomes.filter(({ result }) => result === 'not tried'),
    ({ reason = '' }) => reason,
  )
  const isStopped = report.groups.some(({ kind }) => kind === 'stop')
  return [
    ...(isStopped ? [] : ['## What stops the app (0)\n\nNothing that was tried.']),
    asMarkdown(report, origin),
    ...(needs.size > 0
      ? [
          `## Not tried\n\n${Array.from(needs, ([need, list]) => `- ${list.length} need ${need}`).join('\n')}`,
        ]
      : []),
    ...(failures.length > 0 ? [`## Failed (${failures.length})\n\n${failures.join('\n')}`] : []),
    ...(left.length > 0 ? [`## Left behind\n\n${left.map((one) => `- ${one}`).join('\n')}`] : []),
    `${'## By operation'.padEnd(32)}${results.map((result) => result.padStart(10)).join('')}${'differences'.padStart(12)}`,
    [...byOperation].map(([name, list]) => row(name, list)).join('\n'),
    `${results.map((result) => `${count(outcomes, result)} ${result}`).join(', ')}; ${faultsOf(report).length} differences from the contract`,
  ].join('\n\n')
}
