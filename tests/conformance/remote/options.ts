import { parseArgs } from 'node:util'

export interface RemoteOptions {
  /** Address of the API, without a slash at its end. */
  url: string
  /** Whether calls that change something are made. */
  write: boolean
  /** Whether requests that break the contract are sent, some 1,500 of them with `write`. */
  invalid: boolean
  /** Requests per second. */
  rate: number
  /** Account of the run; undefined when the host is to register one. */
  account: { email: string; password: string } | undefined
  /** A second account, for what a user may not do to another one's things. */
  other: { email: string; password: string } | undefined
  /** Address that lists the mails of a simulated host, from which codes are read. */
  inbox: string | undefined
}

export const usage = `Holds a host against the contract: API_URL=https://…/api npm run conformance [-- options]

  --write      makes calls that change something too: registers, orders, writes to shops (default: only reads)
  --invalid    sends requests that break the contract too
  --rate 5     requests per second

  API_EMAIL, API_PASSWORD                an account of its own for the run
  API_OTHER_EMAIL, API_OTHER_PASSWORD    a second one
  API_INBOX                              where a simulated host lists its mails (…/__sim/inbox); new accounts are then registered

docs/conformance.md has the rest. Without API_URL the simulated hosts are tested.
`

type Settings = Readonly<Record<string, string | undefined>>

const accountOf = (email: string | undefined, password: string | undefined) => (email && password ? { email, password } : undefined)

/**
 * Reads the command line and the settings.
 * @throws TypeError or RangeError that says what is wrong
 */
export function readOptions(args: readonly string[], settings: Settings): RemoteOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      write: { type: 'boolean', default: false },
      invalid: { type: 'boolean', default: false },
      rate: { type: 'string', default: '5' },
    },
  })
  const rate = Number(values.rate)
  if (!(rate > 0)) throw new RangeError(`--rate must be a number above 0, not "${values.rate}"`)
  const url = settings.API_URL ?? ''
  if (!URL.canParse(url)) throw new RangeError(`API_URL must be an address such as https://api.example.com/api, not "${url}"`)
  return {
    url: url.replace(/\/+$/, ''),
    write: values.write,
    invalid: values.invalid,
    rate,
    account: accountOf(settings.API_EMAIL, settings.API_PASSWORD),
    other: accountOf(settings.API_OTHER_EMAIL, settings.API_OTHER_PASSWORD),
    inbox: settings.API_INBOX || undefined,
  }
}
