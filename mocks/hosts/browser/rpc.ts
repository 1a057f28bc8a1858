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

/** Carries out the requests that arrive at a port; returns a function that sends an event to the client. */
export function serveRpc<Event>(port: Port, methods: object): (event: Event) => void {
  port.onmessage = async ({ data }: MessageEvent<RpcRequest>) => {
    const { id, method, args } = data
    try {
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
  port.onmessage = ({ data }: MessageEvent<RpcMessage>) => {
    if ('event' in data) return onEvent(data.event as Event)
    const request = pending.get(data.id)
    pending.delete(data.id)
    if ('error' in data) request?.reject(new Error(data.error))
    else if ('result' in data) request?.resolve(data.result)
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
