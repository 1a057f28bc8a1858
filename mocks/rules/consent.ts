/** The account that the user chose in the simulated Google consent window. */
export interface Person {
  email: string
  first_name: string
  last_name: string
}

const PREFIX = 'simulated-google:'

/** The access token that the simulated consent window issues. */
export const grantConsent = (person: Person) => PREFIX + encodeURIComponent(JSON.stringify(person))

/** The account of an access token; null when the simulated window did not issue it. */
export function readConsent(accessToken: string): Person | null {
  if (!accessToken.startsWith(PREFIX)) return null
  try {
    const { email, first_name, last_name } = JSON.parse(decodeURIComponent(accessToken.slice(PREFIX.length))) as Partial<Person>
    return email && first_name && last_name ? { email: email.toLowerCase(), first_name, last_name } : null
  } catch {
    return null
  }
}
