export const REDACTED = '(redacted)'

/** Fields, form parts and parameters. `has_password` only says whether there is one. */
const SECRET_FIELD = /^(?!has_)\w*password$|token$|^otp_?value$/i
const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie'])

export const isSecretField = (name: string): boolean => SECRET_FIELD.test(name)

/** At any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutSecrets)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isSecretField(name) ? REDACTED : withoutSecrets(part),
    ]),
  )
}

export const headersWithoutSecrets = (headers: Headers): [string, string][] =>
  [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? REDACTED : value])

export function addressWithoutSecrets(url: URL): string {
  const query = [...url.searchParams].map(
    ([name, value]) => `${name}=${isSecretField(name) ? REDACTED : value}`,
  )
  return query.length > 0 ? `${url.pathname}?${query.join('&')}` : url.pathname
}

/** Matches in a text that looks like JSON, such as the first half of an object. */
const looseField = /"((?:[^"\\]|\\.)*)"(\s*:\s*)("(?:[^"\\]|\\.)*"?|[^,}\]]*)/g

/** The text is no JSON. */
const textWithoutSecrets = (text: string): string =>
  text.replaceAll(looseField, (field, name: string, between: string) =>
    isSecretField(name) ? `"${name}"${between}"${REDACTED}"` : field,
  )

/** Has no secrets; JSON has line breaks, a file is its type and size. */
export interface ReadableBody {
  text: string
  /** Characters at the end. */
  omitted: number
}

/** `json` is its value. */
export interface RecordedBody {
  body: ReadableBody | null
  json: { value: unknown } | null
}

/** Characters. */
const LONGEST = 60_000
const NOTHING: RecordedBody = { body: null, json: null }

const readable = (text: string): ReadableBody => ({
  text: text.slice(0, LONGEST),
  omitted: Math.max(0, text.length - LONGEST),
})

export const readableValue = (value: unknown): ReadableBody | null =>
  value === undefined ? null : readable(JSON.stringify(withoutSecrets(value), null, 2))

const parsed = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

const describedPart = (part: File | string): string =>
  typeof part === 'string'
    ? part
    : `(file ${part.name}, ${part.type || 'no type'}, ${part.size} bytes)`

async function readForm(bytes: ArrayBuffer, type: string): Promise<RecordedBody> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!form) return { body: readable(`(${bytes.byteLength} bytes that are no form)`), json: null }
  const parts = Array.from(
    form,
    ([name, part]) => `${name}: ${isSecretField(name) ? REDACTED : describedPart(part)}`,
  )
  return { body: readable(parts.join('\n')), json: null }
}

/** Uses the body up. Never rejects: one that breaks off has no body. */
export async function readMessageBody(message: Request | Response): Promise<RecordedBody> {
  const bytes = await message.arrayBuffer().catch(() => new ArrayBuffer(0))
  if (bytes.byteLength === 0) return NOTHING
  const type = message.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type)
  if (!/^(?:text\/|application\/json)/.test(type))
    return { body: readable(`(${bytes.byteLength} bytes of ${type || 'no type'})`), json: null }
  const text = new TextDecoder().decode(bytes)
  const json = parsed(text)
  return { body: json ? readableValue(json.value) : readable(textWithoutSecrets(text)), json }
}
