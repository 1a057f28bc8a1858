import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

export const policyReports = 'node_modules/.cache/suki/policy-reports.log'
/** Marks addresses where a test violates the policy on purpose. */
export const policyProbe = 'policy-probe'

interface Report {
  'csp-report': {
    'document-uri': string
    'violated-directive': string
    'blocked-uri': string
    'source-file'?: string
    'line-number'?: number
  }
}

function describe(line: string): string {
  const { 'csp-report': report } = JSON.parse(line) as Report
  return `${report['violated-directive']} refused ${report['blocked-uri']} on ${report['document-uri']} (${report['source-file']}:${report['line-number']})`
}

export default function collectReports(): () => void {
  mkdirSync(dirname(policyReports), { recursive: true })
  rmSync(policyReports, { force: true })
  return () => {
    const lines = existsSync(policyReports)
      ? readFileSync(policyReports, 'utf8').split('\n').filter(Boolean)
      : []
    const violations = lines.filter((line) => !line.includes(policyProbe))
    if (violations.length > 0)
      throw new Error(
        `The content policy was broken:\n${[...new Set(violations.map(describe))].join('\n')}`,
      )
  }
}
