import { expect } from 'vitest'
import type { Answer } from './caller.ts'
import { NotTried } from './notTried.ts'

/** Expects that records are in the order of their creation, the newest first. */
export function expectNewestFirst(records: readonly { createdAt: string }[]): void {
  const times = records.map(({ createdAt }) => createdAt)
  expect(times, 'the times, which begin with the newest').toEqual(
    times.toSorted((a, b) => Date.parse(b) - Date.parse(a)),
  )
}

/**
 * Expects that the second page of a list does not begin as the first one does. A list of one page
 * shows nothing of this.
 */
export async function secondPage(
  read: (page: number) => Promise<Answer>,
  what: string,
): Promise<Answer> {
  const { body: first } = await read(1)
  if (first.nextPage === null) throw new NotTried(`more ${what} than one page has`)
  const answer = await read(2)
  expect(
    [first.nextPage, answer.body.currentPage],
    'nextPage of the first page, and currentPage of the second',
  ).toEqual([2, 2])
  expect(
    answer.body.items[0]?._id,
    'the first of the second page, in place of the first of the first page',
  ).not.toBe(first.items[0]._id)
  return answer
}
