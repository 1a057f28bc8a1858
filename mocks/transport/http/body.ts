import type { Upload } from '#mocks/contract.ts'

/** The message is sent to the client. */
export class BodyError extends Error {
  readonly status: 400 | 413
  readonly code: string
  constructor(status: 400 | 413, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Bytes. */
export const JSON_LIMIT = 1_000_000
/** Four files of 10 MB and the overhead, bytes. */
export const FORM_LIMIT = 42_000_000

/**
 * `declared`: the operation's content type, or null for none.
 * @throws BodyError when the body is missing, of another type, malformed or too large
 */
export async function readBody(request: Request, declared: string | null): Promise<unknown> {
  if (declared === null) return undefined
  const type = request.headers.get('content-type') ?? ''
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) throw new BodyError(400, 'missing_body', 'The request has no body')
  if (!type.toLowerCase().startsWith(declared))
    throw new BodyError(400, 'wrong_content_type', `The body must be ${declared}`)
  if (declared === 'application/json') return parseJson(bytes)
  if (bytes.byteLength > FORM_LIMIT)
    throw new BodyError(413, 'too_large', 'The upload is too large')
  return parseForm(bytes, type)
}

function parseJson(bytes: ArrayBuffer): unknown {
  if (bytes.byteLength > JSON_LIMIT) throw new BodyError(413, 'too_large', 'The body is too large')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new BodyError(400, 'malformed_body', 'The body is not valid JSON')
  }
}

async function parseForm(bytes: ArrayBuffer, type: string): Promise<Record<string, unknown>> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new BodyError(400, 'malformed_body', 'The form could not be read')
    })
  const fields: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = await Promise.all(form.getAll(name).map(partOf))
    // The contract has a list, even for one file.
    fields[name] = name === 'files' ? values : values[0]
  }
  return fields
}

async function partOf(part: File | string): Promise<Upload | string> {
  if (typeof part === 'string') return part
  return { name: part.name, type: part.type, bytes: new Uint8Array(await part.arrayBuffer()) }
}
