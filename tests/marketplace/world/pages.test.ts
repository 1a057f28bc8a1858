import { expect, test } from 'vitest'
import { newestOf, newestPageOf, pageOf } from '#mocks/presenters/page.ts'

const ids = Array.from({ length: 5000 }, (_, n) => `message ${n}`)

test('pages of a thread are read from its end: as many rows for the last of 5,000 messages as for 50, CHAT-24', () => {
  const reads = (length: number, page: number) => {
    let count = 0
    newestPageOf(ids.slice(0, length), page, 20, () => (count += 1))
    return count
  }
  expect([reads(50, 1), reads(5000, 1), reads(5000, 250)]).toEqual([20, 20, 20])
  expect(newestPageOf(ids.slice(0, 3), 1, 2, (id) => id)).toEqual({
    items: ['message 2', 'message 1'],
    currentPage: 1,
    nextPage: 2,
  })
  expect(newestPageOf(ids.slice(0, 3), 2, 2, (id) => id)).toEqual({
    items: ['message 0'],
    currentPage: 2,
    nextPage: null,
  })
  expect(newestPageOf(ids.slice(0, 4), 2, 2, (id) => id)).toMatchObject({ nextPage: null })
  expect(newestPageOf(ids.slice(0, 3), 3, 2, (id) => id)).toEqual({
    items: [],
    currentPage: 3,
    nextPage: null,
  })
})

test('a page of a filtered list reads one wanted row beyond its end at most, NOTIF-03', () => {
  const read: string[] = []
  const rows = { get: (id: string) => (read.push(id), { id, even: Number(id.slice(8)) % 2 === 0 }) }
  const page = pageOf(
    newestOf(ids, rows, ({ even }) => even),
    1,
    5,
    ({ id }) => id,
  )
  expect(page).toEqual({
    items: [4998, 4996, 4994, 4992, 4990].map((n) => `message ${n}`),
    currentPage: 1,
    nextPage: 2,
  })
  expect(read).toHaveLength(12)
})
