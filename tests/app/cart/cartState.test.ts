import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuantityDrafts } from '#state/quantityDrafts.ts'
import { unsentQuantities } from '#state/unsentQuantities.ts'
import { stubStorage } from '../support/storage.ts'

let page: EventTarget
beforeEach(() => {
  stubStorage()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const loadTab = async () => {
  vi.resetModules()
  return import('#state/cartSelection.ts')
}
const ticked = ({ selectedLines }: Awaited<ReturnType<typeof loadTab>>) => [...selectedLines()]
const hear = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))

test('what is ticked stays after a reload, until it is unticked, CART-07', async () => {
  const tab = await loadTab()
  tab.selectLines(['a', 'b'], true)
  expect(ticked(await loadTab())).toEqual(['a', 'b'])
  const again = await loadTab()
  again.selectLines(['a', 'b'], false)
  expect(ticked(await loadTab())).toEqual([])
})

test('ticks for deletion are those of one tab, which then has the others’ ticks, CART-10 CART-11', async () => {
  const [one, other] = [await loadTab(), await loadTab()]
  one.selectLines(['a'], true)
  hear()
  expect(ticked(other)).toEqual(['a'])
  one.setCartEditing(true)
  one.selectLines(['b'], true)
  hear()
  expect([ticked(one), ticked(other)]).toEqual([['b'], []])
  other.selectLines(['c'], true)
  hear()
  expect(ticked(one)).toEqual(['b'])
  one.setCartEditing(false)
  expect(ticked(one)).toEqual(['c'])
})

const LINE = 'line'
const unsent = unsentQuantities('unsent')
const earlier = [{ lineId: LINE, quantity: 6, replaces: [1] }]
const leave = () => page.dispatchEvent(new Event('pagehide'))
type Write = Parameters<ReturnType<typeof createQuantityDrafts>['change']>[3]

/** Quantities of cart lines, whose writes are never answered unless they `fail`. */
function openDrafts() {
  vi.useFakeTimers()
  let fail = () => {}
  const write = vi.fn<Write>(({ onStart }) => {
    onStart()
    return new Promise((_, reject) => (fail = () => reject(new Error('no network'))))
  })
  return {
    drafts: createQuantityDrafts({ debounce: 600, unsent }),
    write,
    fail: () => fail(),
    sent: () => write.mock.calls.map(([{ leaving }]) => (leaving ? 'leaving' : 'usual')),
  }
}

test('a quantity of an earlier visit is sent once, also when its line is read twice meanwhile, CART-18', () => {
  unsent.write(earlier)
  const { drafts, write, sent } = openDrafts()
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
  const { drafts, write, sent } = openDrafts()
  if (how === 'waits') write.mockReturnValueOnce(new Promise(() => undefined))
  drafts.change(LINE, 6, 1, write)
  await vi.advanceTimersByTimeAsync(ms)
  leave()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(expected)
  expect(unsent.read()).toEqual(earlier)
})

test('a quantity that a page that was left could not send is sent again if it stays, CART-18', async () => {
  const { drafts, write, sent, fail } = openDrafts()
  drafts.change(LINE, 6, 1, write)
  leave()
  fail()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual(['leaving', 'usual'])
})

test('a page that is left sends no quantity of an earlier visit that was not compared yet, CART-18', () => {
  unsent.write(earlier)
  const { drafts, write, sent } = openDrafts()
  drafts.restoreUnsent(() => write)
  leave()
  expect(sent()).toEqual([])
  expect(unsent.read()).toEqual(earlier)
})
