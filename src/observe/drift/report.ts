import { useSyncExternalStore } from 'react'
import { isRecord } from '#lib/isRecord.ts'
import { storedValue } from '#lib/storage.ts'
import { emptyReport, type Report, withFindings } from './groups.ts'
import type { WatchUpdate } from './watch.ts'

/** The report outlives reloads of its tab, and the user's session: it has nothing of the user. */
const stored = storedValue<Report>({
  name: 'driftReport',
  version: 1,
  area: 'session',
  preserve: true,
  parse: (value) =>
    isRecord(value) && Array.isArray(value.groups) && value.groups.every(isRecord)
      ? (value as unknown as Report)
      : undefined,
})

/** The report of this tab, and how many answers and events wait to be checked. */
interface State {
  report: Report
  waiting: number
}

let state: State = { report: stored.read() ?? emptyReport, waiting: 0 }
const listeners = new Set<() => void>()

function change(next: State): void {
  if (next.report !== state.report) stored.write(next.report)
  state = next
  for (const listener of listeners) listener()
}

/** Adds an update of the watch to the report. */
export function addToReport({ seen, checked, findings, waiting }: WatchUpdate): void {
  if (seen + checked === 0) return change({ ...state, waiting })
  const counted = {
    ...state.report,
    seen: state.report.seen + seen,
    checked: state.report.checked + checked,
  }
  change({
    report: findings.reduce(
      (sum, { finding, time }) => withFindings(sum, [finding], time),
      counted,
    ),
    waiting,
  })
}

/** Clears the report. */
export const clearReport = (): void => change({ ...state, report: emptyReport })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state of the report; the component rerenders when it changes. */
export const useReport = (): State => useSyncExternalStore(subscribe, () => state)
