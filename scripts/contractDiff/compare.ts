import {
  type Call,
  calls,
  type Contract,
  type Operation,
  type Parameter,
  resolve,
  type Response,
  type Schema,
} from '../generate/document.ts'
import {
  allowance,
  type Change,
  change,
  either,
  ofNeed,
  type Pair,
  type Place,
  schemaChanges,
} from './schemas.ts'

/** One operation or event in both documents. */
interface Versions {
  old: { contract: Contract; operation: Operation }
  now: { contract: Contract; operation: Operation }
}

const pairOf = ({ old, now }: Versions, before: Schema, after: Schema): Pair => ({
  old: { contract: old.contract, schema: before },
  now: { contract: now.contract, schema: after },
})

type Content = Response['content']

function contentChanges(
  place: Place,
  versions: Versions,
  before: Content = {},
  after: Content = {},
): Change[] {
  return either(Object.keys(before), Object.keys(after)).flatMap((type) => {
    const [a, b] = [before[type], after[type]]
    if (!a) return [allowance(place, true, `the media type ${type} is added`)]
    if (!b) return [change(place, true, `the media type ${type} is removed`)]
    return schemaChanges(place, pairOf(versions, a.schema, b.schema))
  })
}

function parameterChanges(name: string, versions: Versions): Change[] {
  const [old, now] = [versions.old, versions.now].map(
    ({ contract, operation: { parameters = [] } }) => {
      const resolved = parameters.map((one) => resolve(contract, one))
      return new Map(resolved.map((one) => [`${one.in} ${one.name}`, one]))
    },
  ) as [Map<string, Parameter>, Map<string, Parameter>]
  return either(old.keys(), now.keys()).flatMap((key) => {
    const place = { sender: 'app', where: `${name} ${key}` } as const
    const [a, b] = [old.get(key), now.get(key)]
    if (!b) return [change(place, true, 'is removed')]
    const { required = false } = b
    if (!a) return [change(place, required, `is added${required ? ', required' : ''}`)]
    return [
      ...ofNeed(place, a.required, required),
      ...schemaChanges(place, pairOf(versions, a.schema, b.schema)),
    ]
  })
}

function responseChanges(name: string, versions: Versions): Change[] {
  const { old, now } = versions
  const [before, after] = [old.operation.responses, now.operation.responses]
  return either(Object.keys(before), Object.keys(after)).flatMap((status) => {
    const place = { sender: 'host', where: `${name} ${status}` } as const
    const [a, b] = [before[status], after[status]]
    if (!a || !b) return [change(place, status.startsWith('2'), a ? 'is removed' : 'is added')]
    const [first, second] = [resolve<Response>(old.contract, a), resolve<Response>(now.contract, b)]
    return contentChanges(place, versions, first.content, second.content)
  })
}

function bodyChanges(place: Place, versions: Versions): Change[] {
  const [before, after] = [versions.old.operation.requestBody, versions.now.operation.requestBody]
  if (!after) return before ? [change(place, true, 'is removed')] : []
  if (!before) return [change(place, after.required === true, 'is added')]
  return [
    ...(!before.required && after.required ? [change(place, true, 'becomes required')] : []),
    ...contentChanges(place, versions, before.content, after.content),
  ]
}

const needsLogin = ({ contract, operation }: Versions['old']) => {
  const { security = contract.security ?? [] } = operation
  return (
    security.length > 0 && !security.some((requirement) => Object.keys(requirement).length === 0)
  )
}

function operationChanges(name: string, versions: Versions): Change[] {
  const { old, now } = versions
  const [loginBefore, login] = [needsLogin(old), needsLogin(now)]
  const place = { sender: 'app', where: name } as const
  const id = now.operation.operationId
  return [
    ...(old.operation.operationId === id ? [] : [change(place, false, `is called ${id} now`)]),
    ...(login === loginBefore
      ? []
      : [change(place, login, login ? 'needs a login now' : 'needs no login any more')]),
    ...parameterChanges(name, versions),
    ...bodyChanges({ ...place, where: `${name} body` }, versions),
    ...responseChanges(name, versions),
  ]
}

const eventChanges = (where: string, versions: Versions): Change[] =>
  contentChanges(
    { sender: where.startsWith('announce') ? 'app' : 'host', where },
    versions,
    versions.old.operation.requestBody?.content,
    versions.now.operation.requestBody?.content,
  )

/** What changed between two versions, what breaks first. Texts, examples and marks are no change. */
export function compareContracts(old: Contract, now: Contract): Change[] {
  const compared = (
    part: 'paths' | 'webhooks',
    keyOf: (call: Call) => string,
    compare: typeof operationChanges,
  ) => {
    const [before, after] = [old, now].map(
      (one) => new Map(calls(one[part]).map((call) => [keyOf(call), call.operation])),
    ) as [Map<string, Operation>, Map<string, Operation>]
    return either(before.keys(), after.keys()).flatMap((key) => {
      const [a, b] = [before.get(key), after.get(key)]
      const where = (a ?? b)?.operationId ?? key
      if (!a || !b)
        return [{ breaking: a !== undefined, where, what: a ? 'is removed' : 'is added' }]
      const versions = {
        old: { contract: old, operation: a },
        now: { contract: now, operation: b },
      }
      return compare(where, versions)
    })
  }
  return [
    ...compared('paths', ({ method, path }) => `${method} ${path}`, operationChanges),
    ...compared('webhooks', ({ operation }) => operation.operationId, eventChanges),
  ].toSorted((a, b) => Number(b.breaking) - Number(a.breaking))
}
