import {
  type Call,
  calls,
  type Contract,
  type Operation,
  type Parameter,
  resolve,
  type Response,
} from '../generate/document.ts'
import { type Change, change, type Sender } from './change.ts'
import { schemaChanges } from './schemas.ts'

interface Versions {
  old: Contract
  now: Contract
}

type Content = Record<string, { schema: Parameters<typeof schemaChanges>[2]['old']['schema'] }>

function contentChanges(
  sender: Sender,
  where: string,
  { old, now }: Versions,
  before: Content = {},
  after: Content = {},
): Change[] {
  const types = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return types.flatMap((type) => {
    const [a, b] = [before[type], after[type]]
    if (!a) return [change(sender === 'host', where, `the media type ${type} is added`)]
    if (!b) return [change(true, where, `the media type ${type} is removed`)]
    return schemaChanges(sender, where, {
      old: { contract: old, schema: a.schema },
      now: { contract: now, schema: b.schema },
    })
  })
}

function parameterChanges(
  name: string,
  versions: Versions,
  before: Operation,
  after: Operation,
): Change[] {
  const of = (contract: Contract, { parameters = [] }: Operation) =>
    new Map(
      parameters
        .map((one) => resolve<Parameter>(contract, one))
        .map((one) => [`${one.in} ${one.name}`, one]),
    )
  const [old, now] = [of(versions.old, before), of(versions.now, after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const where = `${name} ${key}`
    const [a, b] = [old.get(key), now.get(key)]
    if (!a)
      return [change(b?.required === true, where, `is added${b?.required ? ', required' : ''}`)]
    if (!b) return [change(true, where, 'is removed')]
    const need =
      (a.required ?? false) === (b.required ?? false)
        ? []
        : [
            change(
              b.required === true,
              where,
              b.required ? 'becomes required' : 'is no longer required',
            ),
          ]
    return [
      ...need,
      ...schemaChanges('app', where, {
        old: { contract: versions.old, schema: a.schema },
        now: { contract: versions.now, schema: b.schema },
      }),
    ]
  })
}

function responseChanges(
  name: string,
  versions: Versions,
  before: Operation,
  after: Operation,
): Change[] {
  const statuses = [...new Set([...Object.keys(before.responses), ...Object.keys(after.responses)])]
  return statuses.flatMap((status) => {
    const where = `${name} ${status}`
    const [a, b] = [before.responses[status], after.responses[status]]
    const success = status.startsWith('2')
    if (!a) return [change(success, where, 'is added')]
    if (!b) return [change(success, where, 'is removed')]
    const [old, now] = [resolve<Response>(versions.old, a), resolve<Response>(versions.now, b)]
    return contentChanges('host', where, versions, old.content, now.content)
  })
}

const needsLogin = (contract: Contract, { security = contract.security ?? [] }: Operation) =>
  security.length > 0 && !security.some((requirement) => Object.keys(requirement).length === 0)

function operationChanges(
  name: string,
  versions: Versions,
  before: Operation,
  after: Operation,
): Change[] {
  const [login, loginBefore] = [needsLogin(versions.now, after), needsLogin(versions.old, before)]
  const [body, bodyBefore] = [after.requestBody, before.requestBody]
  return [
    ...(before.operationId === after.operationId
      ? []
      : [change(false, name, `is called ${after.operationId} now`)]),
    ...(login === loginBefore
      ? []
      : [change(login, name, login ? 'needs a login now' : 'needs no login any more')]),
    ...parameterChanges(name, versions, before, after),
    ...(!bodyBefore && body ? [change(body.required === true, `${name} body`, 'is added')] : []),
    ...(bodyBefore && !body ? [change(true, `${name} body`, 'is removed')] : []),
    ...(bodyBefore && body && !bodyBefore.required && body.required
      ? [change(true, `${name} body`, 'becomes required')]
      : []),
    ...(bodyBefore && body
      ? contentChanges('app', `${name} body`, versions, bodyBefore.content, body.content)
      : []),
    ...responseChanges(name, versions, before, after),
  ]
}

function pairs(
  old: Call[],
  now: Call[],
  keyOf: (call: Call) => string,
): { name: string; before?: Operation; after?: Operation }[] {
  const [a, b] = [old, now].map(
    (list) => new Map(list.map((call) => [keyOf(call), call.operation])),
  ) as [Map<string, Operation>, Map<string, Operation>]
  return [...new Set([...a.keys(), ...b.keys()])].map((key) => ({
    name: (a.get(key) ?? b.get(key))?.operationId ?? key,
    before: a.get(key),
    after: b.get(key),
  }))
}

function eventChanges(
  name: string,
  versions: Versions,
  before: Operation,
  after: Operation,
): Change[] {
  const sender = name.startsWith('announce') ? 'app' : 'host'
  return contentChanges(
    sender,
    name,
    versions,
    before.requestBody?.content,
    after.requestBody?.content,
  )
}

/**
 * What changed between two versions, what breaks first. Texts, examples and marks are no change.
 */
export function compareContracts(old: Contract, now: Contract): Change[] {
  const versions = { old, now }
  const operations = pairs(
    calls(old.paths),
    calls(now.paths),
    ({ method, path }) => `${method} ${path}`,
  )
  const events = pairs(
    calls(old.webhooks ?? {}),
    calls(now.webhooks ?? {}),
    ({ operation }) => operation.operationId,
  )
  const changesOf = (list: typeof operations, compare: typeof operationChanges) =>
    list.flatMap(({ name, before, after }) => {
      if (!before) return [change(false, name, 'is added')]
      if (!after) return [change(true, name, 'is removed')]
      return compare(name, versions, before, after)
    })
  const all = [...changesOf(operations, operationChanges), ...changesOf(events, eventChanges)]
  return all.toSorted((a, b) => Number(b.breaking) - Number(a.breaking))
}
