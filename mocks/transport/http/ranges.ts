import { problem } from '#mocks/replies.ts'
import { respond } from './respond.ts'

/** The positions of the first and the last byte of a part of a file. */
export interface Part {
  first: number
  last: number
}

/**
 * The headers of a request that say which part of a file it is about; null or undefined for one
 * that it does not have.
 */
interface Asked {
  range: string | null | undefined
  /** The version of the file of which the client has other parts. */
  ifRange: string | null | undefined
}

/**
 * The part of a file of `size` bytes that a request is about: 'none' when it asks for bytes that
 * the file does not have, null for the whole file. That is also the response to a range that is
 * malformed, in other units or of several parts, and to one of another version than `etag`.
 */
export function partOf(
  { range, ifRange }: Asked,
  size: number,
  etag: string,
): Part | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? '') ?? []
  if ((from === '' && to === '') || (ifRange != null && ifRange.trim() !== etag)) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return null
  return first >= size ? 'none' : { first, last }
}

/** The status and the headers of a response with a part of a file, or with none. */
export const partHeaders = (
  part: Part | 'none',
  size: number,
): { status: 206 | 416; 'content-range': string } =>
  part === 'none'
    ? { status: 416, 'content-range': `bytes */${size}` }
    : { status: 206, 'content-range': `bytes ${part.first}-${part.last}/${size}` }

/** The code and the message of the response to a range that a file does not have. */
export const UNSATISFIABLE = [
  'range_not_satisfiable',
  'The file does not have these bytes',
] as const

/** The part of a file's response that the request is about; any other response stays as it is. */
export async function withRange(
  { headers: asked }: Request,
  response: Response,
): Promise<Response> {
  const etag = response.headers.get('etag')
  if (response.status !== 200 || etag === null || !asked.has('range')) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const part = partOf(
    { range: asked.get('range'), ifRange: asked.get('if-range') },
    bytes.byteLength,
    etag,
  )
  if (part === null) return new Response(bytes, response)
  const { status, ...about } = partHeaders(part, bytes.byteLength)
  const refused = respond(problem(416, ...UNSATISFIABLE))
  const headers = new Headers(part === 'none' ? refused.headers : response.headers)
  for (const [name, value] of Object.entries(about)) headers.set(name, value)
  return new Response(part === 'none' ? refused.body : bytes.subarray(part.first, part.last + 1), {
    status,
    headers,
  })
}
