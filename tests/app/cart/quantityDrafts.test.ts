import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuantityDrafts } from '#state/quantityDrafts.ts'
import { unsentQuantities } from '#state/unsentQuantities.ts'

const LINE = 'line'
vi.spyOn(console, 'warn').mockImplementation(() => undefined)
// Node has no storage: it stays in memory.
const unsent = unsentQuantities('unsent')
let pageEvents = new EventTarget()
const leave = () => pageEvents.dispatchEvent(new Event('pagehide'))
type Write = Parameters<ReturnType<typeof createQuantityDrafts>['change']>[3]
let fail = () => {}
/** Never answered, unless it fails. */
const write = vi.fn<Write>(({ onStart }) => {
  onStart()
  return new Promise((_, reject) => (fail = () => reject(new Error('no network'))))
})
const sent = () => write.mock.calls.map(([{ leaving }]) => (leaving ? 'leaving' : 'usual'))

beforeEach(() => {
  vi.useFakeTimers()
  pageEvents = new EventTarget()
  vi.stubGlobal('addEventListener', pageEvents.addEventListener.bind(pageEvents))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  write.mockClear()
  unsent.remove()
})
const create = () => createQuantityDrafts({ debounce: 600, unsent })

test('a quantity of an earlier visit is sent once, also when its line is read again before the answer, CART-18', () => {
  unsent.write([{ lineId: LINE, quantity: 6, replaces: [1] }])
  const drafts = create()
  drafts.restoreUnsent(() => write)
  drafts.settleUnsent(LINE, 1)
  drafts.settleUnsent(LINE, 1)
  expect(sent()).toEqual(['usual'])
})

test.each([
  ['is debounced', 0, 'starts', ['leaving']],
  ['waits behind other writes', 600, 'waits', ['usual', 'leaving']],
  ['is on its way', 600, 'starts', ['usual']],
])('a page that is left sends a quantity once that %s, CART-18', async (_, ms, how, expected) => {
  if (how === 'waits') write.mockReturnValueOnce(new Promise(() => undefined))
  create().change(LINE, 6, 1, write)
  await vi.advanceTimersByTimeAsync(ms)
  leave()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(expected)
  expect(unsent.read()).toEqual([{ lineId: LINE, quantity: 6, replaces: [1] }])
})

test('a quantity that could not be sent from a page that was left is sent again if the page stays, CART-18', async () => {
  create().change(LINE, 6, 1, write)
  leave()
  fail()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(['leaving', 'usual'])
})

test('a page that is left doesn’t send a quantity of an earlier visit that was not compared yet, CART-18', () => {
  unsent.write([{ lineId: LINE, quantity: 6, replaces: [1] }])
  create().restoreUnsent(() => write)
  leave()
  expect(sent()).toEqual([])
  expect(unsent.read()).toEqual([{ lineId: LINE, quantity: 6, replaces: [1] }])
})
