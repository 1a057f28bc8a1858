import { problem } from '#mocks/replies.ts'
import { respond } from './respond.ts'

/** Counts bytes. */
export interface Part {
  first: number
  last: number
}

interface Asked {
  range: string | null | undefined
  /** The client has other parts of this version. */
  ifRange: string | null | undefined
}

/**
 * 'none' when the file, of `size` bytes, does not have the range; null for the whole file, also
 * for a malformed range, other units, several parts, or another version than `etag`.
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

export const partHeaders = (
  part: Part | 'none',
  size: number,
): { status: 206 | 416; 'content-range': string } =>
  part === 'none'
    ? { status: 416, 'content-range': `bytes */${size}` }
    : { status: 206, 'content-range': `bytes ${part.first}-${part.last}/${size}` }

export const UNSATISFIABLE = [
  'range_not_satisfiable',
  'The file does not have these bytes',
] as const

/** Any other response stays as it is. */
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
