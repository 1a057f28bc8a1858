/** One end of a message channel. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => unknown) | null
}

// oxlint-disable-next-line typescript/no-explicit-any -- any method may be called
type Method = (...args: any[]) => unknown
/** The methods of `T` as an RPC client sees them: every result is a promise. */
export type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Awaited<Result>> : never
}

interface RpcRequest {
  id: number
  method: string
  args: unknown[]
}
type RpcResponse = { id: number; result: unknown } | { id: number; error: string }
type RpcMessage = RpcRequest | RpcResponse | { event: unknown }

/** Whether a message is an object: any page of this origin can post one of any type to the channels of the demo. */
export const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isRequest = (data: unknown): data is RpcRequest =>
  isRecord(data) && typeof data.id === 'number' && typeof data.method === 'string' && Array.isArray(data.args)

/** Carries out the requests that arrive at a port; returns a function that sends an event to the client. */
export function serveRpc<Event>(port: Port, methods: object): (event: Event) => void {
  port.onmessage = async ({ data }: MessageEvent<unknown>) => {
    if (!isRequest(data)) return
    const { id, method, args } = data
    try {
      if (!Object.hasOwn(methods, method)) throw new Error(`There is no method ${method}`)
      const result = await (methods as Record<string, Method>)[method]?.(...args)
      port.postMessage({ id, result } satisfies RpcMessage)
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies RpcMessage)
    }
  }
  return (event) => port.postMessage({ event } satisfies RpcMessage)
}

export interface RpcClient<T> {
  remote: Remote<T>
  /** Rejects every pending request. */
  close(): void
}

/** Creates the client at the other end of a port that `serveRpc` serves. */
export function createRpcClient<T, Event>(port: Port, onEvent: (event: Event) => void): RpcClient<T> {
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let lastId = 0
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data)) return
    if ('event' in data) return onEvent(data.event as Event)
    if (!('error' in data || 'result' in data)) return
    const request = pending.get(data.id as number)
    pending.delete(data.id as number)
    if ('error' in data) request?.reject(new Error(String(data.error)))
    else request?.resolve(data.result)
  }
  const call = (method: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      lastId += 1
      pending.set(lastId, { resolve, reject })
      port.postMessage({ id: lastId, method, args } satisfies RpcMessage)
    })
  return {
    remote: new Proxy(
      {},
      {
        get:
          (_target, method) =>
          (...args: unknown[]) =>
            call(String(method), args),
      },
    ) as Remote<T>,
    close() {
      for (const { reject } of pending.values()) reject(new Error('The connection to the worker is closed'))
      pending.clear()
    },
  }
}
