import { signal } from '@preact/signals-react'
import { isRecord } from '#lib/isRecord.ts'
import { storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'
import { emptyReport, type Report, withFindings } from './groups.ts'
import type { WatchUpdate } from './watch.ts'

/** It outlives reloads and the user's session: it has nothing of the user. */
const stored = storedSignal<Report>({
  name: 'driftReport',
  area: 'session',
  preserve: true,
  parse: (value) =>
    isRecord(value) && Array.isArray(value.groups) && value.groups.every(isRecord)
      ? (value as unknown as Report)
      : undefined,
})

const pending = signal(0)

export function addToReport({ seen, checked, findings, waiting }: WatchUpdate): void {
  pending.value = waiting
  if (seen + checked === 0) return
  const before = stored.read() ?? emptyReport
  const counted = { ...before, seen: before.seen + seen, checked: before.checked + checked }
  stored.write(
    findings.reduce((sum, { finding, time }) => withFindings(sum, [finding], time), counted),
  )
}

export const clearReport = (): void => stored.remove()

export const useReport = (): { report: Report; waiting: number } => ({
  report: useValue(stored) ?? emptyReport,
  waiting: useValue(pending),
})
