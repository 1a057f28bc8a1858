// @ts-check
/** Addresses at which tests serve the builds and the API host. `TEST_PORT` moves all of them. */
const first = Number(process.env.TEST_PORT ?? 4310)

export const ports = {
  demo: first,
  live: first + 1,
  host: first + 2,
  liveMap: first + 3,
  hostLock: first + 4,
  release: first + 5,
  bare: first + 6,
  paths: first + 7,
  telemetry: first + 9,
}

/**
 * A name of this machine that browsers don't trust as they trust localhost: what it serves without
 * https is no secure context.
 */
export const INSECURE_NAME = 'phone.test'

/** Addresses for the browser; each port of one host is an origin. */
export const addresses = {
  demo: `http://localhost:${ports.demo}`,
  /** The demo without https. */
  insecure: `http://${INSECURE_NAME}:${ports.demo}`,
  live: `http://localhost:${ports.live}`,
  host: `http://localhost:${ports.host}`,
  /** The live build with a token for maps. */
  liveMap: `http://localhost:${ports.liveMap}`,
  /** A live build that is replaced by the next release. */
  release: `http://localhost:${ports.release}`,
  /** The demo on a server that has nothing but its files. */
  bare: `http://localhost:${ports.bare}`,
  /** Two versions of the demo under two paths. */
  paths: `http://localhost:${ports.paths}`,
  /** Where the live build with maps sends telemetry. */
  telemetry: `http://localhost:${ports.telemetry}`,
}
