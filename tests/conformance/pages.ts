import { expect } from 'vitest'
import type { Answer } from './caller.ts'

/** More pages than any list of a run has. */
const MAX_PAGES = 100

interface Listed {
  _id: string
}

/**
 * The pages of a list, one after another.
 * @throws Error when a page does not lead to the next one, or there is no end
 */
export async function* pagesOf(
  read: (page: number) => Promise<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await read(page)
    yield answer
    const { items, currentPage, nextPage } = answer.body
    expect(currentPage, `currentPage of page ${page}`).toBe(page)
    if (nextPage === null) return
    expect(nextPage, `nextPage of page ${page}`).toBe(page + 1)
    if (items.length === 0) throw new Error(`page ${page} has nothing, and a next page`)
  }
  throw new Error(`there are more than ${MAX_PAGES} pages: the list does not end`)
}

/**
 * All records of a list, page by page. Each is there once, each page but the last is as long as the
 * first, and the last one is not empty.
 */
export async function walk<Row extends Listed>(
  read: (page: number) => Promise<Answer>,
): Promise<Row[]> {
  const found = new Map<string, Row>()
  let [size, page] = [0, 0]
  for await (const { body } of pagesOf(read)) {
    const items = body.items as Row[]
    page += 1
    if (page === 1) size = items.length
    else if (items.length === 0) throw new Error(`page ${page}, to which nextPage leads, is empty`)
    for (const item of items) {
      if (found.has(item._id)) throw new Error(`page ${page} has a record for the second time`)
      found.set(item._id, item)
    }
    if (body.nextPage !== null) expect(items.length, `records of page ${page}`).toBe(size)
  }
  return [...found.values()]
}

export const idsOf = (records: readonly Listed[]): string[] => records.map(({ _id }) => _id)

/**
 * Expects of two readings of a list that the second one has all that the first one had, in its
 * order, after `added`: what a page passes over, or has at another place, shows as it moves on to
 * the next one. What others have added in the meantime does not count.
 */
export function expectMoved(
  before: readonly Listed[],
  after: readonly Listed[],
  added: readonly string[],
): void {
  const known = new Set([...added, ...idsOf(before)])
  expect(
    idsOf(after).filter((id) => known.has(id)),
    'the list, which begins with what was added',
  ).toEqual([...known])
}

/** Expects that records are in the order of a time, the newest first. */
export function expectNewestFirst(times: readonly string[]): void {
  expect(times, 'the times, which begin with the newest').toEqual(
    times.toSorted((a, b) => Date.parse(b) - Date.parse(a)),
  )
}
