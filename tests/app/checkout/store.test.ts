import { beforeEach, expect, test, vi } from 'vitest'
import { attemptOfOrder, attemptsOf, findAttempt, openAttempt } from '#flows/checkout/store.ts'
import { stubStorage } from '../support/storage.ts'
import { selectionOf, sentOf } from './support/attempts.ts'

const liza = '65f0a1c2d3e4b5a600000001'
const mia = '65f0a1c2d3e4b5a600000002'
let storage: Map<string, string>
beforeEach(() => {
  storage = stubStorage()
})
const chose = { type: 'chose', change: { instructions: 'blue gate' } } as const
const keyOf = (userId: string, n: number) => openAttempt(userId, selectionOf(n)).read()?.key

test('a reload and a second tab continue the same attempt, CHECKOUT-22', () => {
  const first = keyOf(liza, 1)
  expect(first).toMatch(/^[A-Za-z0-9-]{8,64}$/)
  expect(keyOf(liza, 1)).toBe(first)
  expect(keyOf(liza, 2)).not.toBe(first)
  expect(keyOf(mia, 1)).not.toBe(first)
})

test('every subscriber of an attempt is notified of each change, CHECKOUT-22', () => {
  const here = openAttempt(liza, selectionOf(1))
  const heard = vi.fn<() => void>()
  const stop = here.subscribe(heard)
  openAttempt(liza, selectionOf(1)).dispatch(chose)
  expect(heard).toHaveBeenCalled()
  expect(here.read()?.choices.instructions).toBe('blue gate')
  // The same object until it changes, since React compares by identity.
  expect(here.read()).toBe(here.read())
  stop()
})

test('each date of a scheduled list has its own attempt, with the choices of the list, CHECKOUT-25 SCHED-56', () => {
  const occurrence = { scheduleId: 'list', due: '2027-01-31T00:00:00Z' }
  const open = () => openAttempt(liza, selectionOf(1), { occurrence, choices: { addressId: 'a1' } })
  const january = open()
  expect(january.read()).toMatchObject({ occurrence, choices: { addressId: 'a1', payment: 'cod' } })
  january.dispatch({ type: 'chose', change: { addressId: 'a2' } })
  // On a reload or in another tab the user's choices stay.
  expect(open().read()?.choices.addressId).toBe('a2')
  const february = { ...occurrence, due: '2027-02-28T00:00:00Z' }
  const others = [null, february].map((date) =>
    openAttempt(liza, selectionOf(1), { occurrence: date }),
  )
  expect(new Set([january, ...others].map(({ id }) => id)).size).toBe(3)
})

test('who orders the same again gets a new attempt in place of one that is over, not of an unfinished one, CHECKOUT-22 OPEN-20', () => {
  const again = { occurrence: null, again: true, choices: { addressId: 'a1' } }
  const open = () => openAttempt(liza, selectionOf(1), again)
  const unfinished = open()
  unfinished.dispatch({ type: 'chose', change: { payment: 'gcash', gcashConsent: true } })
  const { key = '' } = open().read() ?? {}
  expect(open().read()?.choices).toMatchObject({ payment: 'gcash', gcashConsent: true })
  unfinished.dispatch({ type: 'ordered', key, sent: sentOf(1), orderIds: ['o1'], method: 'cod' })
  expect(openAttempt(liza, selectionOf(1)).read()?.progress.phase).toBe('placed')
  expect(open().read()).toMatchObject({
    progress: { phase: 'editing' },
    choices: { addressId: 'a1', payment: 'cod', gcashConsent: false },
  })
  expect(open().read()?.key).not.toBe(key)
})

test('a selection is found by its id, only in this browser and by its user, CHECKOUT-01', () => {
  const { id } = openAttempt(liza, selectionOf(1))
  expect(findAttempt(liza, id)?.read()?.selection).toEqual(selectionOf(1))
  expect(findAttempt(mia, id)).toBeNull()
  expect(findAttempt(liza, 'feedfeedfeedfeed')).toBeNull()
})

test('a damaged attempt is treated as none, CHECKOUT-22', () => {
  openAttempt(liza, selectionOf(1))
  for (const name of storage.keys()) storage.set(name, '{"version":2,"value":{"key":7}}')
  expect(keyOf(liza, 1)).toMatch(/^[A-Za-z0-9-]{8,64}$/)
})

test('with a full storage the checkout works, but cannot be resumed, CHECKOUT-22', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  })
  const store = openAttempt(liza, selectionOf(3))
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  store.dispatch(chose)
  expect(store.read()?.choices.instructions).toBe('blue gate')
  expect(heard).toHaveBeenCalled()
})

test('only the latest checkouts are stored, and all with a pending order, CHECKOUT-22', () => {
  const first = keyOf(liza, 1)
  const unsettled = openAttempt(liza, selectionOf(2))
  unsettled.dispatch({ type: 'sent', sent: sentOf(2) })
  for (let n = 3; n < 20; n += 1) keyOf(liza, n)
  expect(attemptsOf(liza)).toHaveLength(12)
  expect(unsettled.read()?.progress.phase).toBe('sending')
  expect(keyOf(liza, 1)).not.toBe(first)
})

test('the attempt of an order is found by the order’s id, PAY-08', () => {
  const store = openAttempt(liza, selectionOf(1))
  const { key = '' } = store.dispatch({ type: 'sent', sent: sentOf(1) }) ?? {}
  store.dispatch({ type: 'ordered', key, sent: sentOf(1), orderIds: ['o1', 'o2'], method: 'gcash' })
  expect(attemptOfOrder(liza, 'o2')?.id).toBe(store.id)
  expect(attemptOfOrder(liza, 'o3')).toBeUndefined()
  expect(attemptOfOrder(mia, 'o2')).toBeUndefined()
})
