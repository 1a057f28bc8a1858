import { expect, test, vi } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import { moveOnFrom } from '#flows/schedule/moveOn.ts'

const DUE = '2027-01-31T00:00:00.000Z'
const listAt = (next_checkout_date: string | null) =>
  ({ next_checkout_date }) as Schemas['Schedule']
const later = listAt('2027-02-28T00:00:00.000Z')

/** A server whose list stands at a date; `move` fares as said. */
function server(
  outcome: 'answered' | 'lost' | 'neverArrived' | 'refused',
  at: string | null = DUE,
) {
  let list = listAt(at)
  const move = vi.fn<() => Promise<Schemas['Schedule']>>(async () => {
    if (outcome === 'refused') throw new ApiError(409)
    if (outcome !== 'neverArrived') list = later
    if (outcome !== 'answered') throw new ApiError(0)
    return list
  })
  return { read: async () => list, move }
}

test('a list is moved on from its date, SCHED-55', async () => {
  expect(await moveOnFrom('2027-01-31T00:00:00Z', server('answered'))).toEqual({
    list: later,
    moved: true,
  })
})

test('a lost answer counts as what the list says afterwards, SCHED-55', async () => {
  const lost = server('lost')
  expect(await moveOnFrom(DUE, lost)).toEqual({ list: later, moved: true })
  expect(lost.move).toHaveBeenCalledOnce()
  await expect(moveOnFrom(DUE, server('neverArrived'))).rejects.toMatchObject({ status: 0 })
})

test.each([['2027-02-28T00:00:00.000Z'], [null]])(
  'a list that already has another date (%s) is not changed, SCHED-55',
  async (at) => {
    const moved = server('answered', at)
    expect(await moveOnFrom(DUE, moved)).toEqual({ list: listAt(at), moved: false })
    expect(moved.move).not.toHaveBeenCalled()
  },
)

test('a refusal is passed on, SCHED-55', async () => {
  await expect(moveOnFrom(DUE, server('refused'))).rejects.toMatchObject({ status: 409 })
})
