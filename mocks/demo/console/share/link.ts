/** Characters that stay readable in links. */
const readable = /%(?:2C|3A|2F|3B|40|24|3D)/g

/** Whoever gets a link could change that person's password with them. */
const PERSONAL = ['token', 'email']

function withoutPersonal(address: string): URL {
  const url = new URL(address)
  for (const name of PERSONAL) if (url.searchParams.has(name)) url.searchParams.delete(name)
  // That page has parameters of its own.
  const from = url.searchParams.get('from')
  if (from !== null && PERSONAL.some((name) => from.includes(name))) url.searchParams.delete('from')
  return url
}

/** The address of a page without personal parameters, with a scenario after `?sim=`. */
export function linkOf(address: string, scenario: string): string {
  const url = withoutPersonal(address)
  const sim = `sim=${encodeURIComponent(scenario.toWellFormed()).replaceAll(readable, decodeURIComponent)}`
  url.search = url.search ? `${url.search}&${sim}` : sim
  return url.href
}
