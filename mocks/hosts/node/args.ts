import { parseArgs } from 'node:util'
import { DEFAULT_PRODUCTS } from '../simulation.ts'

export interface HostOptions {
  port: number
  /** '0.0.0.0': every address of this machine. */
  address: string
  /** Their pages may call the host. */
  origins: string[]
  seed: number
  products: number
  /** World time at the start, ms; by default the real time. */
  now: number | undefined
  static: string
  /** Whether openapi/control.yaml is served. */
  control: boolean
  /**
   * Clients reach the host here, without a slash at the end; by default each request's own
   * address.
   */
  publicUrl: string | undefined
  /** X-Forwarded-Proto and X-Forwarded-Host count. */
  trustProxy: boolean
  /** At most so many beside the default one. */
  worlds: number
  /** Its worlds know the specification alone. */
  onlySpecification: boolean
  /** Ms within which a whole request must arrive. */
  requestTimeout: number
}

/** Each takes some 5 MB. */
const DEFAULT_WORLDS = 16

export const usage = `Serves the simulated marketplace over HTTP and Socket.IO.

  --port 4010                       port to listen on (0: any that is free)
  --address 127.0.0.1               address to listen at
  --origin http://localhost:4173    origin whose pages may call (repeat it, or separate by commas)
  --seed 1 --products ${DEFAULT_PRODUCTS}           the world
  --now 2026-07-20T02:00:00Z        world time at the start (default: the current time)
  --static fixtures/static          folder of pictures, served under /media/, of places and of roads
  --control                         serves the control API (openapi/control.yaml): for tests, on machines that only testers reach
  --public-url https://api.test     address of pictures, files and payment pages (default: the one that each client has called)
  --trust-proxy                     takes that address from X-Forwarded-Proto and X-Forwarded-Host, which a proxy must set
  --worlds ${DEFAULT_WORLDS}                       how many worlds there may be beside the default one; the longest unused goes
  --only-specification              plays a host that knows the specification alone: gives, takes and allows nothing beyond it (docs/host.md)
  --request-timeout 30000           milliseconds within which a request must arrive
`

function whole(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} must be a whole number, not "${text}"`)
  return Number(text)
}

function publicAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new RangeError(`--public-url must be an address such as https://api.test, not "${text}"`)
  return url.href.replace(/\/+$/, '')
}

function moment(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const ms = Date.parse(text)
  if (Number.isNaN(ms))
    throw new RangeError(`--now must be a time such as 2026-07-20T02:00:00Z, not "${text}"`)
  return ms
}

/**
 * Takes the arguments without node and the script.
 * @throws RangeError or TypeError that says which argument is wrong
 */
export function readArgs(args: readonly string[]): HostOptions & { help: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      address: { type: 'string', default: '127.0.0.1' },
      origin: { type: 'string', multiple: true, default: ['http://localhost:4173'] },
      seed: { type: 'string', default: '1' },
      products: { type: 'string', default: String(DEFAULT_PRODUCTS) },
      now: { type: 'string' },
      static: { type: 'string', default: 'fixtures/static' },
      control: { type: 'boolean', default: false },
      'public-url': { type: 'string' },
      'trust-proxy': { type: 'boolean', default: false },
      worlds: { type: 'string', default: String(DEFAULT_WORLDS) },
      'only-specification': { type: 'boolean', default: false },
      'request-timeout': { type: 'string', default: '30000' },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    port: whole('port', values.port),
    address: values.address,
    origins: values.origin
      .flatMap((list) => list.split(','))
      .map((origin) => new URL(origin.trim()).origin),
    seed: whole('seed', values.seed),
    products: whole('products', values.products),
    now: moment(values.now),
    static: values.static,
    control: values.control,
    publicUrl: publicAddress(values['public-url']),
    trustProxy: values['trust-proxy'],
    worlds: whole('worlds', values.worlds),
    onlySpecification: values['only-specification'],
    requestTimeout: whole('request-timeout', values['request-timeout']),
    help: values.help,
  }
}
