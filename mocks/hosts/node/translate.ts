import type { IncomingMessage, ServerResponse } from 'node:http'

/** Methods that the `Request` constructor rejects. */
const UNCARRIED = new Set(['CONNECT', 'TRACE', 'TRACK'])
const BODILESS = new Set(['GET', 'HEAD'])

/** An HTTP message as a `Request`; null when its method or address is not valid for one. */
export function toRequest(message: IncomingMessage, origin: string, body: Buffer<ArrayBuffer>): Request | null {
  const { method = 'GET', url = '/', rawHeaders } = message
  if (UNCARRIED.has(method)) return null
  try {
    const headers = new Headers()
    for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] as string, rawHeaders[i + 1] as string)
    return new Request(new URL(url, origin), { method, headers, body: BODILESS.has(method) ? null : body })
  } catch {
    return null
  }
}

/** Sends a `Response`. One to HEAD says itself how long the body would be. */
export async function send(response: Response, to: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  for (const [name, value] of response.headers) to.setHeader(name, value)
  if (!response.headers.has('content-length')) to.setHeader('content-length', body.byteLength)
  to.writeHead(response.status)
  to.end(body)
}
