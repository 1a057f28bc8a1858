import type { Finding } from './judge.ts'

/**
 * Equal findings, or those of one cause, at the place of the first. Times are ms since the epoch.
 */
export interface Group extends Finding {
  places: readonly string[]
  count: number
  first: number
  last: number
}

/** Further groups are only counted. */
export const MAX_GROUPS = 200

/** The report is plain JSON. */
export interface Report {
  groups: readonly Group[]
  /** Findings of further groups. */
  beyond: number
  /** Answers and events, and how many of them were checked. */
  seen: number
  checked: number
}

export const emptyReport: Report = { groups: [], beyond: 0, seen: 0, checked: 0 }

const keyOf = ({ cause, operation, status, pointer, keyword, expected, actual }: Finding) =>
  cause ?? JSON.stringify([operation, status, pointer, keyword, expected, actual])

/** `time` is in ms since the epoch. */
export function withFindings(report: Report, findings: readonly Finding[], time: number): Report {
  const groups = new Map(report.groups.map((group) => [keyOf(group), group]))
  let { beyond } = report
  for (const finding of findings) {
    const key = keyOf(finding)
    const group = groups.get(key)
    const place = placeOf(finding)
    if (group) {
      const places = [...new Set([...group.places, place])]
      groups.set(key, { ...group, places, count: group.count + 1, last: time })
    } else if (groups.size < MAX_GROUPS)
      groups.set(key, { ...finding, places: [place], count: 1, first: time, last: time })
    else beyond += 1
  }
  return { ...report, beyond, groups: [...groups.values()] }
}

const sections = [
  { kind: 'stop', title: 'What stops the app' },
  { kind: 'fault', title: 'Differs from the contract' },
  { kind: 'assumption', title: 'Notes: other than the contract assumes' },
  { kind: 'news', title: 'New: fields that the contract does not have' },
] as const

/** Groups by kind, what stops the app first, then by place; without empty kinds. */
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

/** Returns 'getCart 200 /carts/*', or the event's name. */
export const placeOf = ({ operation, status, pointer }: Finding): string =>
  [operation, status, pointer || undefined].filter((part) => part !== undefined).join(' ')

export const statusOf = ({ status }: Finding): string =>
  status === undefined ? 'event' : status === 0 ? 'no answer' : String(status)

/** The operation, and how many places more have the cause. */
export const subjectOf = ({ operation, places }: Group): string =>
  operation + (places.length > 1 ? ` and ${places.length - 1} more` : '')

export const faultsOf = ({ groups }: Report): Group[] =>
  groups.filter(({ kind }) => kind === 'stop' || kind === 'fault')
