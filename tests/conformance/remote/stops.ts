import { REFUSED } from '#observe/drift/causes.ts'
import { type Finding, namedIn } from '#observe/drift/judge.ts'
import { requestFields } from '#openapi/generated/fields.ts'
import { type Answer, NotTried } from '../caller.ts'
import type { OperationId } from '../contract.ts'
import { idsOf } from '../pages.ts'
import { orderBody, ofRun } from '../records.ts'
import type { TestContext } from '../testContext.ts'
import type { RemoteOptions } from './options.ts'

/** At the end of a sentence; '' when the refusal names nothing of the body. */
export function namedBy({ body, status }: Answer, operation: OperationId): string {
  if (status < 400 || body instanceof Uint8Array) return ''
  const names = new Set<string>()
  JSON.stringify(requestFields[operation].body, (name: string, value: unknown) => {
    if (Number.isNaN(Number(name))) names.add(name)
    return value
  })
  const named = namedIn(JSON.stringify(body), [...names])
  return named.length > 0 ? `, which names ${named.join(', ')}` : ''
}

const found = (
  operation: OperationId,
  [pointer, keyword, expected, actual, reason]: [string, string, string, string, string],
): Finding => ({ operation, status: 0, pointer, keyword, expected, actual, kind: 'stop', reason })

type Body = Record<string, unknown>
/** What the app sends: the fields of the specification, and its own. */
const bodies: [OperationId, (s: TestContext) => Promise<[specified: Body, own: Body]>][] = [
  [
    'createTransactions',
    async (s) => {
      const body = orderBody(s.buyer, s.products[0])
      const [order] = body.transactions
      const { price } = await s.productOf()
      const address = await s.newAddress()
      return [body, { transactions: [{ ...order, address }], expected_total: price }]
    },
  ],
  ['likeProduct', async ({ products: [{ _id }] }) => [{ product: _id }, { isLiked: true }]],
  [
    'createReport',
    async ({ products: [{ _id }] }) => [
      {
        target_value: _id,
        reported_by: 'BUYER',
        type: 'PRODUCT',
        description: ofRun('Wrong picture'),
        violation_level: 1,
      },
      { report_type: 'FLAG' },
    ],
  ],
]

type Probe = (s: TestContext, options: RemoteOptions) => Promise<Finding[]>

const refusedBodies = bodies.map(([operation, make]): Probe => async (s, { write, selected }) => {
  if (!write || !selected.has(operation)) return []
  const [specified, own] = await make(s)
  const send = (body: Body) => s.buyer.call(operation, { body, mayFail: true })
  const whole = await send({ ...specified, ...own })
  if (whole.status < 400) return []
  const { status } = await send(specified)
  const actual = `status ${whole.status}${namedBy(whole, operation)}`
  const what = ['/body', 'refused', 'the body that the app sends is taken', actual] as const
  return status < 400
    ? [{ ...found(operation, [...what, REFUSED]), kind: 'assumption', cause: REFUSED }]
    : [found(operation, [...what, 'Without its own fields it is refused, too.'])]
})

const pagesFromZero: Probe = async ({ visitor }, { selected }) => {
  if (!selected.has('listProducts')) return []
  const read = async (page: number) => {
    const answer = await visitor.call('listProducts', { query: { limit: 2, page }, mayFail: true })
    return idsOf((answer.body as { items?: [] } | undefined)?.items ?? []).join()
  }
  const first = await read(0)
  return !first || first === (await read(1))
    ? []
    : [
        found('listProducts', [
          '/query/page',
          'pages',
          'the first page is 1',
          'there is a page 0, with other records',
          'The app never shows the first page: the newest orders and messages are missing.',
        ]),
      ]
}

/** Few may have centavos. */
const COMPARED = 12

const otherPrices: Probe = async ({ visitor, products }, { selected }) => {
  if (!selected.has('listProducts')) return []
  for (const { _id: id, price } of products.slice(0, COMPARED)) {
    const { body } = await visitor.call('getProduct', { path: { id }, mayFail: true })
    if (price !== undefined && body?.price !== undefined && body.price !== price)
      return [
        found('listProducts', [
          '/items/*/price',
          'prices',
          'the price that the product has by itself',
          Number.isInteger(price) ? 'one that is rounded to the peso' : 'another one',
          'Buyers see one price in the lists, and pay another.',
        ]),
      ]
  }
  return []
}

export async function stopsOf(context: TestContext, options: RemoteOptions): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const probe of [...refusedBodies, pagesFromZero, otherPrices])
    try {
      findings.push(...(await probe(context, options)))
    } catch (error) {
      if (!(error instanceof NotTried)) throw error
    }
  return findings
}
