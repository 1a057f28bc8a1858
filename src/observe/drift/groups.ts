import type { Finding } from './judge.ts'

/** Equal findings. Times are ms since the epoch. */
export interface Group extends Finding {
  count: number
  first: number
  last: number
}

/** Maximum number of groups in a report. Further ones are only counted. */
export const MAX_GROUPS = 200

/** What is known about a host so far. It is plain JSON. */
export interface Report {
  groups: readonly Group[]
  /** Findings of further groups, when the maximum was reached. */
  beyond: number
  /** Answers and events received, and how many of them were checked against the contract. */
  seen: number
  checked: number
}

export const emptyReport: Report = { groups: [], beyond: 0, seen: 0, checked: 0 }

const keyOf = ({ operation, status, pointer, keyword, expected, actual }: Finding) =>
  JSON.stringify([operation, status, pointer, keyword, expected, actual])

/** The report with the findings of answers and events received at `time`, ms since the epoch. */
export function withFindings(report: Report, findings: readonly Finding[], time: number): Report {
  const groups = new Map(report.groups.map((group) => [keyOf(group), group]))
  let { beyond } = report
  for (const finding of findings) {
    const key = keyOf(finding)
    const group = groups.get(key)
    if (group) groups.set(key, { ...group, count: group.count + 1, last: time })
    else if (groups.size < MAX_GROUPS)
      groups.set(key, { ...finding, count: 1, first: time, last: time })
    else beyond += 1
  }
  return { ...report, beyond, groups: [...groups.values()] }
}

const sections = [
  { kind: 'fault', title: 'Differs from the contract' },
  { kind: 'assumption', title: 'Contradicts an assumption of the contract' },
  { kind: 'news', title: 'New: fields that the contract does not have' },
] as const

/**
 * The groups by kind, faults first; by operation, status and pointer within. Kinds without a group
 * are left out.
 */
export const sectionsOf = (
  groups: readonly Group[],
): { kind: Finding['kind']; title: string; groups: Group[] }[] =>
  sections
    .map((section) => ({
      ...section,
      groups: groups
        .filter(({ kind }) => kind === section.kind)
        .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b))),
    }))
    .filter((section) => section.groups.length > 0)

/**
 * Where a finding is: 'getCart 200 /carts/*', or the event's name instead of operation and status.
 */
export const placeOf = ({ operation, status, pointer }: Finding): string =>
  [operation, status, pointer || undefined].filter((part) => part !== undefined).join(' ')

/** The status of a finding, in words where there is none. */
export const statusOf = ({ status }: Finding): string =>
  status === undefined ? 'event' : status === 0 ? 'no answer' : String(status)

/** Groups that are faults of the host, or of the contract: all but news. */
export const faultsOf = ({ groups }: Report): Group[] =>
  groups.filter(({ kind }) => kind !== 'news')
