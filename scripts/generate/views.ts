import type { Contract, Schema } from './document.ts'

type ObjectSchema = Schema & {
  properties?: Record<string, Schema>
  required?: string[]
  'x-also-given'?: string[]
}

/** Each object of an answer requires some of what `x-also-given` names, too. */
function withRequired<T>(node: T, isRequired: (property: Schema) => boolean): T {
  if (Array.isArray(node)) return node.map((one: unknown) => withRequired(one, isRequired)) as T
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withRequired(value as unknown, isRequired)]),
  ) as ObjectSchema
  const { properties = {}, required = [], 'x-also-given': also = [] } = copy
  const added = also.filter((name) => isRequired(properties[name] as Schema))
  if (added.length > 0) copy.required = [...required, ...added]
  return copy as T
}

/** As the simulated marketplace keeps it, which gives what `x-also-given` names. */
export const givenView = (contract: Contract): Contract => withRequired(contract, () => true)

/** As the app sees it after reading an answer: what has a default is there. */
export const readView = (contract: Contract): Contract =>
  withRequired(contract, (property) => 'default' in property)
