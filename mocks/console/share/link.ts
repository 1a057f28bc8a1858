/** Characters that a query may contain as they are, and that are easier to read so. */
const readable = /%(?:2C|3A|2F|3B|40|24|3D)/g

/** The address of a page with a scenario (the text after `?sim=`), which the page carries out when it is opened. */
export function linkOf(address: string, scenario: string): string {
  const url = new URL(address)
  const sim = `sim=${encodeURIComponent(scenario.toWellFormed()).replaceAll(readable, decodeURIComponent)}`
  url.search = url.search ? `${url.search}&${sim}` : sim
  return url.href
}
