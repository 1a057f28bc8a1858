/** One end of a message channel. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => unknown) | null
}

// oxlint-disable-next-line typescript/no-explicit-any -- any method may be called over a line
type Method = (...args: any[]) => unknown
/** The methods of `T` as seen from the other end of a line. */
export type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Awaited<Result>> : never
}

interface CallMessage {
  id: number
  method: string
  args: unknown[]
}
type AnswerMessage = { id: number; result: unknown } | { id: number; error: string }
type LineMessage = CallMessage | AnswerMessage | { news: unknown }

/** Carries out the calls that arrive at a port; answers a function that sends news to the other end. */
export function serveLine<News>(port: Port, methods: object): (news: News) => void {
  port.onmessage = async ({ data }: MessageEvent<CallMessage>) => {
    const { id, method, args } = data
    try {
      const result = await (methods as Record<string, Method>)[method]?.(...args)
      port.postMessage({ id, result } satisfies LineMessage)
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies LineMessage)
    }
  }
  return (news) => port.postMessage({ news } satisfies LineMessage)
}

export interface Line<T> {
  remote: Remote<T>
  /** Gives up every call that waits for an answer: the other end is gone. */
  cut(): void
}

/** Opens the calling end of a line. */
export function openLine<T, News>(port: Port, onNews: (news: News) => void): Line<T> {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let count = 0
  port.onmessage = ({ data }: MessageEvent<LineMessage>) => {
    if ('news' in data) return onNews(data.news as News)
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) caller?.reject(new Error(data.error))
    else if ('result' in data) caller?.resolve(data.result)
  }
  const call = (method: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      port.postMessage({ id: count, method, args } satisfies LineMessage)
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
    cut() {
      for (const { reject } of waiting.values()) reject(new Error('The marketplace is gone'))
      waiting.clear()
    },
  }
}
