import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouriteMutations } from '#api/favourites.ts'
import { sendsBeyond } from '#api/http/beyond.ts'
import { reportMutations } from '#api/reports.ts'

const context = {} as never
const like = () => favouriteMutations.set().mutationFn?.({ product: 'a', isLiked: true }, context)
const report = () =>
  reportMutations
    .create()
    .mutationFn?.({ target_value: 'a', type: 'PRODUCT', report_type: 'FLAG' }, context)

/** The bodies that were sent. */
let sent: object[] = []
/** Answers each call by what `refuse` says of its body: the body of a 400, or nothing for 204. */
function answer(refuse: (body: Record<string, unknown>) => object | undefined) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const body = (await (input as Request).json()) as Record<string, unknown>
    sent.push(body)
    const refusal = refuse(body)
    return refusal ? Response.json(refusal, { status: 400 }) : new Response(null, { status: 204 })
  })
}
const unknownField = (name: string) => (body: Record<string, unknown>) =>
  name in body
    ? { statusCode: 400, message: [`property ${name} should not exist`], error: 'Bad Request' }
    : undefined

beforeEach(() => {
  sent = []
  sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

test('a field that the host refuses is left out, once more and from then on', async () => {
  answer(unknownField('isLiked'))
  await like()
  await like()
  expect(sent).toEqual([{ product: 'a', isLiked: true }, { product: 'a' }, { product: 'a' }])
  expect(sendsBeyond('createReport')).toBe(true)
  answer(unknownField('report_type'))
  await report()
  expect(sent.at(-1)).toEqual({
    target_value: 'a',
    type: 'PRODUCT',
    reported_by: 'BUYER',
    violation_level: 1,
  })
})

test('a refusal that is about something else is not answered by a second call', async () => {
  answer(() => ({
    code: 'validation_failed',
    message: 'Invalid',
    details: [{ path: '/body/product', message: 'is no id' }],
  }))
  await expect(like()).rejects.toMatchObject({ code: 'validation_failed' })
  expect(sent).toHaveLength(1)
})

test('a host that refuses both is asked with all fields again the next time', async () => {
  answer(() => ({ message: 'No such product' }))
  await expect(like()).rejects.toMatchObject({ message: 'No such product' })
  expect(sent).toEqual([{ product: 'a', isLiked: true }, { product: 'a' }])
  expect(sendsBeyond('likeProduct')).toBe(true)
})
