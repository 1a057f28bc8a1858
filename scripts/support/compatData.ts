/** MDN's compatibility data: since which versions browsers have which features. */
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { createRequire } from 'node:module'

export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

const isString = (version: unknown): version is string => typeof version === 'string'
const statementsOf = (support: SupportStatement | undefined) => (support ? (Array.isArray(support) ? support : [support]) : [])

/** The first version of a browser with a feature, or none. */
export function firstVersion(feature: Identifier | undefined, browser: keyof CompatData['browsers']): string | undefined {
  return statementsOf(feature?.__compat?.support[browser])
    .map(({ version_added: added }) => added)
    .find(isString)
}
