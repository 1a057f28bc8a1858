/** Whom the simulated Google consent window says the visitor is. */
export interface Person {
  email: string
  first_name: string
  last_name: string
}

const PREFIX = 'simulated-google:'

/** The access token that the simulated consent window hands out. */
export const grantConsent = (person: Person) => PREFIX + encodeURIComponent(JSON.stringify(person))

/** The person behind an access token, or null when it is not one of the simulated window's. */
export function readConsent(accessToken: string): Person | null {
  if (!accessToken.startsWith(PREFIX)) return null
  try {
    const { email, first_name, last_name } = JSON.parse(decodeURIComponent(accessToken.slice(PREFIX.length))) as Partial<Person>
    return email && first_name && last_name ? { email: email.toLowerCase(), first_name, last_name } : null
  } catch {
    return null
  }
}
