import { env } from '#lib/env.ts'
import { storedSignal } from '#lib/storage.ts'
import { beyondFields } from '#openapi/generated/beyond.ts'
import { client, expectSuccess } from './client.ts'
import { ApiError } from './error.ts'

type Operation = keyof typeof beyondFields

/**
 * What the app sends beyond the specification guards money and double presses: an Idempotency-Key,
 * and some fields (`x-beyond` in the contract). A host may refuse either, which is found out where
 * nothing can be done twice.
 */
/** Undefined as long as that isn't known. */
let takesKey =
  !env.idempotencyKey || env.apiBase.startsWith(`${globalThis.location.origin}/`)
    ? env.idempotencyKey
    : undefined

/** Whether a call was refused by the browser, or lost: a page isn't told which. */
const isUnreached = (error: unknown) =>
  error instanceof ApiError && error.code === 'network' && navigator.onLine

const isAnswered = (error: unknown) => error instanceof ApiError && error.status > 0

/**
 * Verifies the session, and so whether the host takes the Idempotency-Key: of another origin it has
 * to allow the header, otherwise the browser sends nothing.
 * @throws ApiError as `expectSuccess` does
 */
export async function verifySession(signal?: AbortSignal): Promise<void> {
  const verify = (headers: Record<string, string>) =>
    expectSuccess(client.GET('/auth/me', { signal: signal ?? null, headers }))
  if (takesKey !== undefined) return verify({})
  const withKey = () => verify({ 'Idempotency-Key': crypto.randomUUID() })
  try {
    await withKey()
    takesKey = true
  } catch (error) {
    if (!isUnreached(error)) throw error
    await verify({})
    // The first call may have been lost, and the key guards orders.
    takesKey = await withKey().then(
      () => true,
      (again: unknown) => (isUnreached(again) ? false : isAnswered(again) || undefined),
    )
  }
}

/** Returns the header with the key; none where the host refuses it. */
export async function keyHeader(key: string): Promise<{ 'Idempotency-Key'?: string }> {
  if (takesKey === undefined) await verifySession().catch(() => undefined)
  return takesKey === false ? {} : { 'Idempotency-Key': key }
}

/** The calls whose extra fields the host has refused in this session. */
const refused = storedSignal<readonly string[]>({
  name: 'host.refused',
  area: 'session',
  preserve: true,
  parse: (value) => (Array.isArray(value) ? value.map(String) : undefined),
})

export const sendsBeyond = (operation: Operation): boolean =>
  env.assumedFields && !refused.read()?.includes(operation)

export const noteRefused = (operation: Operation): void =>
  void refused.write([...(refused.read() ?? []), operation])

function without(value: unknown, [name = '', ...path]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => without(one, path))
  if (typeof value !== 'object' || value === null) return value
  const { [name]: inner, ...others } = value as Record<string, unknown>
  return path.length === 0 ? others : { ...others, [name]: without(inner, path) }
}

/** Returns only the fields of the specification. */
export const specified = <Body>(operation: Operation, body: Body): Body =>
  beyondFields[operation].reduce<unknown>(without, body) as Body

/** A refusal may be about these fields: it names one, or says nothing that the app knows. */
export function mayBeBeyond(operation: Operation, error: unknown): boolean {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) return false
  if (!sendsBeyond(operation)) return false
  const names = beyondFields[operation].map((path) => path.at(-1) as string)
  return (
    error.code === 'unknown' ||
    error.details.some(({ path }) => names.includes(path.split('/').at(-1) ?? ''))
  )
}

/**
 * Sends a body, and after a refusal the specified fields alone: only for calls that a refusal
 * leaves undone.
 */
export async function sendBody<Body, Answer>(
  operation: Operation,
  body: Body,
  send: (body: Body) => Promise<Answer>,
): Promise<Answer> {
  if (!sendsBeyond(operation)) return send(specified(operation, body))
  try {
    return await send(body)
  } catch (error) {
    if (!mayBeBeyond(operation, error)) throw error
    const answer = await send(specified(operation, body))
    noteRefused(operation)
    return answer
  }
}
