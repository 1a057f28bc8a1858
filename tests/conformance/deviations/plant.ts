import { route } from '#mocks/transport/http/router.ts'
import type { SocketLink } from '#mocks/transport/sockets/socket.ts'
import type { World } from '#mocks/world/world.ts'
import type { OperationId } from '../contract.ts'

/** Makes another host of one; its world is for mistakes that no answer shows. */
export type Plant = (send: Send, world: World) => Send
export type Send = (request: Request) => Promise<Response>

/** A host that differs from the contract in one place, and what a run must say of it. */
export interface Deviation {
  /** As after `--only`; all without it. */
  only?: string
  /** Whether the host shows its codes, lets time pass and payments end. */
  isControlled?: boolean
  sim?: string
  plant?: Plant
  /** Its sockets; without it none are opened. */
  link?: (link: SocketLink) => SocketLink
  /**
   * How the one failure begins: a case (`getCart 200: …`), or a place of an answer (`getCart 200
   * /carts required`).
   */
  finds: string
}

type Planted = (operation: OperationId) => Plant
/** `about` is how its failure goes on after the operation. */
export type Row = [
  operation: OperationId | 'refusals',
  planted: Planted,
  about: string,
  more?: Partial<Deviation>,
]

// oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape are changed here
type Body = any
type Change = (body: Body) => unknown

export const operationAt = ({ method, url }: Request): OperationId | undefined =>
  route(method, new URL(url).pathname.replace(/^\/api/, ''))?.operation

export const instead =
  (act: (request: Request, send: Send) => Promise<Response>): Planted =>
  (operation) =>
  (send) =>
  (request) =>
    operationAt(request) === operation ? act(request, send) : send(request)

export const answering = (act: (response: Response) => Response | Promise<Response>): Planted =>
  instead(async (request, send) => act(await send(request)))

export const withBody = ({ status, headers }: Response, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers })

export const body = (change: Change) =>
  answering(async (response) =>
    response.ok ? withBody(response, change(await response.json())) : response,
  )

export const merged = (change: (body: Body) => object) =>
  body((found: Body) => ({ ...found, ...change(found) }))

const onList = (change: (all: Body[]) => Body[]) =>
  body((found: Body) =>
    Array.isArray(found) ? change(found) : { ...found, items: change(found.items) },
  )

export const records = (change: (record: Body) => object) =>
  onList((all) => all.map((one) => ({ ...one, ...change(one) })))

export const reversed = onList((all) => all.toReversed())

export const deaf = (name: string) =>
  instead((request, send) => {
    const url = new URL(request.url)
    url.searchParams.delete(name)
    return send(new Request(url, request))
  })

/** Answers a read as before once the write has succeeded, until something else is changed. */
export const stuck =
  (read: OperationId): Planted =>
  (write) => {
    const seen = new Map<string, Response>()
    let isStuck = false
    return (send) => async (request) => {
      const operation = operationAt(request)
      const key = `${request.url} ${request.headers.get('authorization')}`
      const earlier = seen.get(key)
      if (operation === read && isStuck && earlier) return earlier.clone()
      const answer = await send(request.clone())
      if (operation === read && answer.ok) seen.set(key, answer.clone())
      if (answer.ok && request.method !== 'GET') isStuck = operation === write
      return answer
    }
  }

const EIGHT_HOURS = 8 * 3_600_000
/** As a host writes it that takes Philippine time for UTC. */
export const later = (moment: string) => new Date(Date.parse(moment) + EIGHT_HOURS).toISOString()
