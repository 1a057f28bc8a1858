import type { IncomingMessage, ServerResponse } from 'node:http'

/** The `Request` constructor rejects these. */
const UNCARRIED = new Set(['CONNECT', 'TRACE', 'TRACK'])
const BODILESS = new Set(['GET', 'HEAD'])

/** The marketplace does not look at this. */
const ORIGIN = 'http://suki.invalid'

/** Null when the method or address is not valid. */
export function toRequest(
  message: IncomingMessage,
  path: string,
  body: Buffer<ArrayBuffer>,
): Request | null {
  const { method = 'GET', rawHeaders } = message
  if (UNCARRIED.has(method)) return null
  try {
    const headers = new Headers()
    for (let i = 0; i < rawHeaders.length; i += 2)
      headers.append(rawHeaders[i] as string, rawHeaders[i + 1] as string)
    return new Request(new URL(path, ORIGIN), {
      method,
      headers,
      body: BODILESS.has(method) ? null : body,
    })
  } catch {
    return null
  }
}

/** One to HEAD says itself how long the body would be. */
export async function send(response: Response, to: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  for (const [name, value] of response.headers) to.setHeader(name, value)
  if (!response.headers.has('content-length')) to.setHeader('content-length', body.byteLength)
  to.writeHead(response.status)
  to.end(body)
}
