import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../support/storage.ts'

/** The page is loaded: nothing is in memory. */
const loadTab = async () => {
  vi.resetModules()
  return import('#state/cartSelection.ts')
}
const ticked = ({ selectedLines }: Awaited<ReturnType<typeof loadTab>>) => [...selectedLines()]

let hear = () => {}

beforeEach(() => {
  stubStorage()
  const tabs = new EventTarget()
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  hear = () => void tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
})
afterEach(() => vi.unstubAllGlobals())

test('what is ticked stays after a reload, until it is unticked, CART-07', async () => {
  const tab = await loadTab()
  tab.selectLines(['a', 'b'], true)
  expect(ticked(await loadTab())).toEqual(['a', 'b'])
  const again = await loadTab()
  again.selectLines(['a', 'b'], false)
  expect(ticked(await loadTab())).toEqual([])
})

test('ticks for deletion are those of one tab, which afterwards has the ticks of the others, CART-10 CART-11', async () => {
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
