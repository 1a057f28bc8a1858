// @ts-check
/** Where tests serve builds and the API host. `TEST_PORT` moves all of them. */
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

/** A name of this machine that gives no secure context without https, as localhost does. */
export const INSECURE_NAME = 'phone.test'

/** Each port of one host is an origin. */
export const addresses = {
  demo: `http://localhost:${ports.demo}`,
  insecure: `http://${INSECURE_NAME}:${ports.demo}`,
  live: `http://localhost:${ports.live}`,
  host: `http://localhost:${ports.host}`,
  /** With a token for maps. */
  liveMap: `http://localhost:${ports.liveMap}`,
  /** Replaced by the next release. */
  release: `http://localhost:${ports.release}`,
  /** On a server that has nothing but files. */
  bare: `http://localhost:${ports.bare}`,
  /** Two versions under two paths. */
  paths: `http://localhost:${ports.paths}`,
  /** Where the build with maps sends telemetry. */
  telemetry: `http://localhost:${ports.telemetry}`,
}
