import { parseArgs } from 'node:util'
import { DEFAULT_PRODUCTS } from '../simulation.ts'

export interface HostOptions {
  port: number
  /** Address to listen at; '0.0.0.0' for every address of this machine. */
  address: string
  /** Origins whose pages may call the host. */
  origins: string[]
  seed: number
  products: number
  /** World time at the start, ms; undefined for the current real time. */
  now: number | undefined
  /** Folder of the demo's pictures, place records and roads. */
  static: string
  /** Whether `POST /__sim` may apply scenarios. */
  control: boolean
  /** Time within which a whole request must arrive, ms. */
  requestTimeout: number
}

export const usage = `Serves the simulated marketplace over HTTP and Socket.IO.

  --port 4010                       port to listen on (0: any that is free)
  --address 127.0.0.1               address to listen at
  --origin http://localhost:4173    origin whose pages may call (repeat it, or separate by commas)
  --seed 1 --products ${DEFAULT_PRODUCTS}           the world
  --now 2026-07-20T02:00:00Z        world time at the start (default: the current time)
  --static fixtures/static          folder of pictures, served under /media/, of places and of roads
  --control                         lets POST /__sim apply scenarios (tests only)
  --request-timeout 30000           milliseconds within which a request must arrive
`

function whole(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} must be a whole number, not "${text}"`)
  return Number(text)
}

function moment(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new RangeError(`--now must be a time such as 2026-07-20T02:00:00Z, not "${text}"`)
  return ms
}

/**
 * Reads the command line (without node and the script).
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
      'request-timeout': { type: 'string', default: '30000' },
      help: { type: 'boolean', default: false },
    },
  })
  return {
    port: whole('port', values.port),
    address: values.address,
    origins: values.origin.flatMap((list) => list.split(',')).map((origin) => new URL(origin.trim()).origin),
    seed: whole('seed', values.seed),
    products: whole('products', values.products),
    now: moment(values.now),
    static: values.static,
    control: values.control,
    requestTimeout: whole('request-timeout', values['request-timeout']),
    help: values.help,
  }
}
