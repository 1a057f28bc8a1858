// @ts-check
/** Where the built app and the API host listen while they are tested on this machine. `TEST_PORT` moves all three. */
const first = Number(process.env.TEST_PORT ?? 4310)

export const ports = { demo: first, live: first + 1, host: first + 2 }

/** Addresses as the browser sees them; one name with three ports is three origins. */
export const addresses = {
  demo: `http://localhost:${ports.demo}`,
  live: `http://localhost:${ports.live}`,
  host: `http://localhost:${ports.host}`,
}
