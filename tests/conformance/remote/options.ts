import { parseArgs } from 'node:util'
import { operations } from '#openapi/generated/operations.ts'
import { type OperationId, operationIds } from '../contract.ts'

/** To log in with, or a token that was made elsewhere. */
export type Account = { email: string; password: string } | { token: string; id: string }

export interface RemoteOptions {
  /** Of the API, without a slash at its end. */
  url: string
  write: boolean
  invalid: boolean
  /** Requests per second. */
  rate: number
  selected: ReadonlySet<OperationId>
  /** Whether `selected` is only a part, without the sockets' events. */
  isPart: boolean
  /**
   * Of the site, whose pages the host has to let read its answers; undefined when that is not
   * tested.
   */
  origin: string | undefined
  /** The host has to allow the app's cookies then. */
  sendsCookies: boolean
  /** Undefined when the host is to register one. */
  account: Account | undefined
  /** For what a user may not do to another one's things. */
  other: Account | undefined
  /** Of a host that can't list them yet. */
  products: { product: string; shop: string }[] | undefined
  /** Lists the mails of a simulated host, with codes; beside it is its control API. */
  inbox: string | undefined
}

export const usage = `Holds a host against the contract: API_URL=https://…/api npm run conformance [-- options]

  --write         makes calls that change something too: registers, orders, writes to shops (default: only reads)
  --only cart,getProduct   tests only these tags and operations
  --origin https://…       tests whether pages of this origin may read the answers (CORS; by default of VITE_SITE_URL)
  --invalid       sends requests that break the contract too
  --rate 5        requests per second

  API_EMAIL, API_PASSWORD                an account of its own for the run
  API_OTHER_EMAIL, API_OTHER_PASSWORD    a second one
  API_TOKEN, API_OTHER_TOKEN             in place of them: a token, where the host has no login yet
  API_USER_ID, API_OTHER_USER_ID         whose it is, where its claims don't say so (sub)
  API_PRODUCTS                           product:shop,… ids of three products of two shops, where the host has no listProducts yet
  API_INBOX                              where a simulated host lists its mails (…/__sim/inbox); new accounts are then
                                         registered, time passes, shops act and payments end

docs/conformance.md has the rest. Without API_URL the simulated hosts are tested.
`

const tags = new Set<string>(operationIds.map((id) => operations[id].tag))

/**
 * Tags and operations, joined by commas; all without.
 * @throws RangeError for a name that is neither
 */
function selectedBy(only: string | undefined): ReadonlySet<OperationId> {
  if (only === undefined) return new Set(operationIds)
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !tags.has(name) && !(name in operations))
  if (unknown.length > 0)
    throw new RangeError(
      `--only: "${unknown.join('", "')}" is neither an operation nor a tag; the tags are ${[...tags].join(', ')}`,
    )
  return new Set(
    operationIds.filter((id) => names.includes(id) || names.includes(operations[id].tag)),
  )
}

type Settings = Readonly<Record<string, string | undefined>>

function subjectOf(token: string): string | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub?: unknown
    }
    return typeof claims.sub === 'string' ? claims.sub : undefined
  } catch {
    return undefined
  }
}

function accountOf(settings: Settings, prefix: 'API' | 'API_OTHER'): Account | undefined {
  const [email, password, token] = ['EMAIL', 'PASSWORD', 'TOKEN'].map(
    (name) => settings[`${prefix}_${name}`],
  )
  if (email && password) return { email, password }
  if (!token) return undefined
  const id = settings[`${prefix}_USER_ID`] || subjectOf(token)
  if (!id)
    throw new RangeError(
      `${prefix}_TOKEN has no claim "sub": ${prefix}_USER_ID has to say whose it is`,
    )
  return { token, id }
}

function productsOf(text: string | undefined): RemoteOptions['products'] {
  if (!text) return undefined
  return text.split(',').map((pair) => {
    const [product, shop] = pair.trim().split(':')
    if (!product || !shop)
      throw new RangeError(`API_PRODUCTS must be product:shop,… and not "${text}"`)
    return { product, shop }
  })
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new RangeError(
      `--origin must be an origin such as https://www.example.com, not "${text}"`,
    )
  return text
}

const siteOf = ({ VITE_SITE_URL: site }: Settings) =>
  site && URL.canParse(site) ? new URL(site).origin : undefined

/** @throws TypeError or RangeError that says what is wrong */
export function readOptions(args: readonly string[], settings: Settings): RemoteOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      write: { type: 'boolean', default: false },
      invalid: { type: 'boolean', default: false },
      rate: { type: 'string', default: '5' },
      only: { type: 'string' },
      origin: { type: 'string' },
    },
  })
  const rate = Number(values.rate)
  if (!(rate > 0)) throw new RangeError(`--rate must be a number above 0, not "${values.rate}"`)
  const url = settings.API_URL ?? ''
  if (!URL.canParse(url))
    throw new RangeError(
      `API_URL must be an address such as https://api.example.com/api, not "${url}"`,
    )
  return {
    url: url.replace(/\/+$/, ''),
    write: values.write,
    invalid: values.invalid,
    rate,
    selected: selectedBy(values.only),
    isPart: values.only !== undefined,
    origin: originOf(values.origin ?? siteOf(settings)),
    sendsCookies: settings.VITE_API_CREDENTIALS !== 'omit',
    account: accountOf(settings, 'API'),
    other: accountOf(settings, 'API_OTHER'),
    products: productsOf(settings.API_PRODUCTS),
    inbox: settings.API_INBOX || undefined,
  }
}
