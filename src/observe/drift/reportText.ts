import { type Group, type Report, sectionsOf, statusOf, subjectOf } from './groups.ts'

export interface Origin {
  host: string
  /** Hash of the contract. */
  contract: string
  /** Ms since the epoch. */
  time: number
}

const moment = (time: number) => new Date(time).toISOString()
const cell = (text: string | number) => String(text).replaceAll('|', '\\|')
const code = (text: string) => (text === '' ? '' : `\`${text}\``)

const row = (group: Group) => {
  const { pointer, keyword, expected, actual, count, first, last, reason } = group
  return [
    subjectOf(group),
    statusOf(group),
    code(pointer || '/'),
    keyword,
    expected,
    reason === undefined ? actual : `${actual}. ${reason}`,
    count,
    moment(first),
    moment(last),
  ]
    .map(cell)
    .join(' | ')
}

export function asMarkdown(report: Report, { host, contract, time }: Origin): string {
  const parts = sectionsOf(report.groups).map(
    ({ title, groups }) => `## ${title} (${groups.length})

| operation | status | where | rule | expected | received | count | first | last |
|---|---|---|---|---|---|---|---|---|
${groups.map((group) => `| ${row(group)} |`).join('\n')}`,
  )
  return [
    `# Drift of ${host}`,
    `Contract ${contract}, ${moment(time)}. ${report.checked} of ${report.seen} answers and events were checked against it.`,
    ...(parts.length > 0 ? parts : ['No difference was found.']),
    ...(report.beyond > 0
      ? [`${report.beyond} more findings are not listed: the report is full.`]
      : []),
  ].join('\n\n')
}

export const asJson = (report: Report, origin: Origin): string =>
  JSON.stringify({ ...origin, ...report }, null, 2)
