/** MDN's compatibility data: since which versions browsers have which features. */
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'
import { supportedBrowsers } from './browsers.ts'

export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

const isVersion = (version: unknown): version is string => typeof version === 'string' && version !== 'preview'
const statementsOf = (support: SupportStatement | undefined) => (support ? (Array.isArray(support) ? support : [support]) : [])
/** Whether a version, such as `16.4`, is at least another. */
function isAtLeast(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.replace('≤', '').split('.').map(Number)
  return major > otherMajor || (major === otherMajor && minor >= otherMinor)
}

/** Whether a version has what a statement is about, under its own name and without a setting of the browser. */
function holds(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  if (statement.prefix || statement.alternative_name || statement.flags || !isVersion(added)) return false
  return isAtLeast(version, added) && !(isVersion(removed) && isAtLeast(version, removed))
}

/** The first version of a browser with a feature, or none. */
export function firstVersion(feature: Identifier | undefined, browser: keyof CompatData['browsers']): string | undefined {
  return statementsOf(feature?.__compat?.support[browser])
    .map(({ version_added: added }) => added)
    .find(isVersion)
}

/** The supported browsers whose first version lacks a feature, such as `Safari 16.4`. None for a feature that the data does not have. */
export function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return supportedBrowsers
    .filter(({ data, version }) => data.some((id) => !statementsOf(support[id]).some((statement) => holds(statement, version))))
    .map(({ name, version }) => `${name} ${version}`)
}

const { api } = compatData
const { builtins } = compatData.javascript
const membersOf = (entries: Identifier | undefined = {}) =>
  Object.entries(entries).filter(([name]) => name !== '__compat') as [string, Identifier][]
/** MDN names a static member of the browser's `json_static`, here `static Response.json`. */
const featureName = (owner: string, member: string) =>
  member.endsWith('_static') ? `static ${owner}.${member.replace('_static', '')}` : `${owner}.${member}`

/**
 * Every feature that a supported browser lacks, as the data names it. The members of a whole interface that is lacked are left out: an
 * object of it comes from a use that is lacked itself.
 */
export function lackedFeatures(): Set<string> {
  const lacked = new Set<string>()
  for (const [owner, entry] of [...membersOf(api), ...membersOf(builtins)]) {
    // `lib` of tsconfig.app.json has none of the iterators' new methods, so the compiler knows that they are not to be used.
    if (owner === 'Iterator') continue
    if (lackedBy(entry).length > 0) lacked.add(owner)
    else for (const [member, feature] of membersOf(entry)) if (lackedBy(feature).length > 0) lacked.add(featureName(owner, member))
  }
  return lacked
}
