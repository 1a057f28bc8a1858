import type { Switch } from '#fixtures/scenarios/onlySpecification.ts'
import type { OperationId } from '#mocks/contract.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import { problem } from '#mocks/replies.ts'
import { operations } from '#openapi/generated/operations.ts'
import { isBinary } from '../respond.ts'
import { answerFields } from './fields.ts'
import { chosen, type Only, outward } from './values.ts'

type ErrorBody = ReturnType<typeof problem>['body']
type Page = { items: unknown[]; nextPage?: unknown }

/** The specification shows the answers of these writes alone. */
const shown = new Set<OperationId>([
  'login',
  'externalLogin',
  'registerUser',
  'verifyOtp',
  'uploadFile',
  'uploadFiles',
  'createTransactions',
  'getPriceSummary',
  'createSchedule',
  'createConversation',
])
const describedPages = new Set<OperationId>(['listProducts', 'listProductReviews'])

const NO_CONTENT = 204
const none = (status: number): Result => ({ status, body: undefined })
const noContent = () => none(NO_CONTENT)
const found404 = () => problem(404, 'not_found', 'Not found')

const unshown: Partial<Record<Switch, (status: number, method: string) => Result>> = {
  'writes-204': noContent,
  'writes-empty': none,
  'writes-ok': (status) => ({ status, body: 'OK', isText: true }),
  'writes-null': (status) => ({ status, body: null }),
  'writes-mixed': (status, method) =>
    method === 'delete'
      ? noContent()
      : method === 'put'
        ? { status, body: '' }
        : { status, body: {} },
}
const sent: Partial<Record<Switch, unknown>> = {
  'empty-sent': {},
  'noted-sent': { message: 'Message sent' },
}
/** Answers of `findConversation`. */
const nothing: Partial<Record<Switch, () => Result>> = {
  'nothing-404': found404,
  'nothing-204': noContent,
  'nothing-object': () => ({ status: 200, body: {} }),
  'nothing-list': () => ({ status: 200, body: [] }),
  'nothing-empty': () => none(200),
}
const refusals: Partial<Record<Switch, (status: number, body: ErrorBody) => unknown>> = {
  'no-codes': (_status, { message }) => ({ message }),
  'nest-refusals': (statusCode, { message, details }) => ({
    statusCode,
    message: details?.map(({ path, message: why }) => `${path} ${why}`) ?? message,
    error: 'Bad Request',
  }),
  'express-refusals': (_status, { message }) => ({ success: false, error: message }),
}

/** Words a refusal as the other host does. */
export function refusal({ status, body, ...rest }: Result, only: Only): Result {
  const other = only.has('only-400') && status !== 401 && status < 500 ? 400 : status
  const worded = chosen(only, refusals)
  return {
    ...rest,
    status: other,
    body: worded && isProblem(body) ? worded(other, body) : body,
  }
}
const isProblem = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body

/** Answers without the call's result; undefined for most calls. */
function wordless(operation: OperationId, { status, body }: Result, only: Only) {
  if (operation === 'findConversation' && body === null) return chosen(only, nothing)?.()
  if (operation === 'sendMessage') {
    const other = chosen(only, sent)
    if (other) return { status, body: other }
  }
  const { method } = operations[operation]
  if (method === 'get' || shown.has(operation)) return undefined
  return chosen(only, unshown)?.(status, method)
}

const isPage = (body: unknown): body is Page =>
  typeof body === 'object' && body !== null && 'items' in body && 'nextPage' in body

/** Wraps a page as the other host does. */
function enveloped(operation: OperationId, body: unknown, only: Only): unknown {
  if (!isPage(body)) return body
  const kind = describedPages.has(operation) ? 'products' : 'lists'
  if (only.has(`bare-${kind}`)) return body.items
  if (only.has(`data-${kind}`)) return { data: body.items }
  const { nextPage, ...rest } = body
  if (only.has('no-next-page')) return rest
  if (nextPage === null) return only.has('false-next-page') ? { ...body, nextPage: false } : body
  return only.has('text-next-page') ? { ...body, nextPage: String(nextPage) } : body
}

/** Counts pages from 0. */
const fromZero = (body: unknown): unknown =>
  isPage(body)
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          name.endsWith('Page') && typeof value === 'number' ? value - 1 : value,
        ]),
      )
    : body

const isEmptyPage = (body: unknown) =>
  Array.isArray(body) ? body.length === 0 : isPage(body) && body.items.length === 0

function success(operation: OperationId, { status, body }: Result, only: Only): Result {
  const other = wordless(operation, { status, body }, only)
  if (other) return other
  if (only.has('no-items-404') && isEmptyPage(body))
    return { status: 404, body: { message: 'Nothing found' } }
  if (operation === 'registerUser' && only.has('silent-signup'))
    return { status, body: { message: 'Registered' } }
  const fielded = answerFields(operation, body, only)
  const paged = only.has('pages-from-0') ? fromZero(fielded) : fielded
  const given =
    operation === 'getSearchSuggestions' && only.has('text-suggestions')
      ? (paged as { query: string }[]).map(({ query }) => query)
      : enveloped(operation, paged, only)
  return { status, body: outward(given, only) }
}

/** Answers as a host does that knows the specification alone. */
export function answerOf(operation: OperationId, result: Result, only: Only): Result {
  if (only.size === 0 || isBinary(result.body)) return result
  const told = result.status < 400 ? success(operation, result, only) : result
  if (told.status >= 400) return refusal(told, only)
  const status = told.status === 201 && only.has('always-200') ? 200 : told.status
  if (!only.has('wrapped') || status === NO_CONTENT) return { ...told, status }
  return { status, body: { statusCode: status, message: 'Success', data: told.body } }
}
