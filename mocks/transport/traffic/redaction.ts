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
export const textWithoutSecrets = (text: string): string =>
  text.replaceAll(looseField, (field, name: string, between: string) =>
    isSecretField(name) ? `"${name}"${between}"${REDACTED}"` : field,
  )
