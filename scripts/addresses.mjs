// @ts-check
/** Addresses at which tests serve the builds and the API host. `TEST_PORT` moves all three. */
const first = Number(process.env.TEST_PORT ?? 4310)

export const ports = { demo: first, live: first + 1, host: first + 2 }

/** Addresses for the browser; three ports of one host are three origins. */
export const addresses = {
  demo: `http://localhost:${ports.demo}`,
  live: `http://localhost:${ports.live}`,
  host: `http://localhost:${ports.host}`,
}
