import {
  type Call,
  calls,
  type Contract,
  type Operation,
  resolve,
  type Response,
} from './document.ts'

/** Statuses of every call, or of every call with a body: the page names their codes once. */
const shared = { everywhere: ['429', '500', '503'], withBody: ['400', '413'] }

/** By status: the answer's, then the operation's own. */
export const codesOf = (
  contract: Contract,
  { responses, 'x-error-codes': own = {} }: Operation,
): [status: string, codes: string[]][] =>
  Object.entries(responses).flatMap(([status, response]) => {
    const codes = [
      ...(resolve<Response>(contract, response)['x-error-codes'] ?? []),
      ...(own[status] ?? []),
    ]
    return codes.length > 0 ? [[status, codes]] : []
  })

export function errorCodesSource(contract: Contract): string {
  const rows = calls(contract.paths).map(({ operation }) => {
    const byStatus = codesOf(contract, operation).map(
      ([status, codes]) => `${status}: ${JSON.stringify(codes)}`,
    )
    return `  ${operation.operationId}: { ${byStatus.join(', ')} },`
  })
  return `/** The values of \`Error.code\` that each operation may answer with, by status. */
export const errorCodes = {
${rows.join('\n')}
} as const
`
}

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
const inWords = ([status, codes]: [string, string[]]) => `${status} ${quoted(codes)}`

function callRow(contract: Contract, { method, path, operation }: Call): string {
  const own = codesOf(contract, operation).filter(
    ([status]) => ![...shared.everywhere, ...shared.withBody].includes(status),
  )
  return `| \`${operation.operationId}\` | ${method.toUpperCase()} ${path} | ${own.map(inWords).join('; ')} |`
}

export function errorsPage(contract: Contract): string {
  const all = calls(contract.paths)
  const codes = new Map(all.flatMap(({ operation }) => codesOf(contract, operation)))
  const of = (statuses: readonly string[]) =>
    statuses.map((status) => inWords([status, codes.get(status) ?? []])).join(', ')
  return [
    '# Error codes',
    '',
    'Generated from the contract (`openapi/`) by `npm run generate`: do not edit.',
    '',
    'A failed call answers with the body `Error`: a `message` that may be shown, and a `code` for programs. All of the codes are assumed, since the',
    'specification has none; a client must take others too. A code that the simulator answers a call with is listed (a type error otherwise), and each code of',
    'a call is caused by a case of the conformance suite.',
    '',
    `Every call may answer ${of(shared.everywhere)}, and every call with a body ${of(shared.withBody)}. The tables name the others.`,
    ...contract.tags.flatMap(({ name }) => [
      '',
      `## ${name}`,
      '',
      '| call | path | codes by status |',
      '|---|---|---|',
      ...all
        .filter(({ operation }) => operation.tags[0] === name)
        .map((call) => callRow(contract, call)),
    ]),
    '',
    '## What they mean',
    '',
    '| code | meaning |',
    '|---|---|',
    ...Object.entries(contract['x-error-codes'] ?? {}).map(
      ([code, meaning]) => `| \`${code}\` | ${meaning} |`,
    ),
    '',
  ].join('\n')
}
