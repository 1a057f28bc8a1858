/** Stands for a secret. */
export const REDACTED = '(redacted)'

/**
 * Fields, form parts and query parameters whose values are secrets. `has_password` only says
 * whether there is one.
 */
const SECRET_FIELD = /^(?!has_)\w*password$|token$|^otp_?value$/i
const SECRET_HEADERS = new Set(['authorization', 'proxy-authorization', 'cookie', 'set-cookie'])

/** Whether a field of that name holds a secret. */
export const isSecretField = (name: string): boolean => SECRET_FIELD.test(name)

/** The same JSON value without secrets: whatever is in their fields, at any depth. */
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

/** Headers as name and value, without secrets. */
export const headersWithoutSecrets = (headers: Headers): [string, string][] =>
  [...headers].map(([name, value]) => [name, SECRET_HEADERS.has(name) ? REDACTED : value])

/** The path and query of an address, without secrets. */
export function addressWithoutSecrets(url: URL): string {
  const query = [...url.searchParams].map(
    ([name, value]) => `${name}=${isSecretField(name) ? REDACTED : value}`,
  )
  return query.length > 0 ? `${url.pathname}?${query.join('&')}` : url.pathname
}

/** A field in a text that looks like JSON and is not, such as the first half of an object. */
const looseField = /"((?:[^"\\]|\\.)*)"(\s*:\s*)("(?:[^"\\]|\\.)*"?|[^,}\]]*)/g

/** A text that is no JSON, without what looks like the value of a secret field. */
export const textWithoutSecrets = (text: string): string =>
  text.replaceAll(looseField, (field, name: string, between: string) =>
    isSecretField(name) ? `"${name}"${between}"${REDACTED}"` : field,
  )
