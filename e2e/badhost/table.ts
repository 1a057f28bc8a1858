import { failures, type Finding } from './judge.ts'
import type { Kind } from './kinds.ts'

/** What a trial has shown. */
export interface Outcome {
  screen: string
  operation: string
  kind: string
  group: Kind['group']
  findings: readonly Finding[]
}

const groups: readonly Kind['group'][] = ['status', 'error body', 'answer', 'line']
const NAME_WIDTH = 58
const COLUMN_WIDTH = 14

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('')
const isBad = ({ findings }: Outcome) => findings.length > 0

/** Combinations with findings of those that were tried. */
const share = (outcomes: readonly Outcome[]) =>
  outcomes.length > 0 ? `${outcomes.filter(isBad).length}/${outcomes.length}` : ''

/**
 * Prints a row for each screen and call, with the failed combinations by group of kinds; then every
 * failed combination, and the counts.
 * @returns how many combinations failed
 */
export function printTable(outcomes: readonly Outcome[], seconds: number): number {
  console.log(`\n${row('screen · call', [...groups, 'all'])}`)
  for (const [name, rows] of Map.groupBy(
    outcomes,
    ({ screen, operation }) => `${screen} · ${operation}`,
  ))
    console.log(
      row(name, [
        ...groups.map((group) => share(rows.filter((one) => one.group === group))),
        share(rows),
      ]),
    )
  const bad = outcomes.filter(isBad)
  if (bad.length > 0) console.log('')
  for (const { screen, operation, kind, findings } of bad)
    for (const { failure, found } of findings)
      console.log(`${screen} · ${operation} · ${kind}: ${failure}: ${found}`)
  console.log('')
  for (const failure of failures)
    console.log(
      `${failure.padEnd(16)} ${outcomes.filter(({ findings }) => findings.some((one) => one.failure === failure)).length}`,
    )
  console.log(`\n${bad.length} of ${outcomes.length} combinations failed, ${seconds.toFixed(0)} s`)
  return bad.length
}
