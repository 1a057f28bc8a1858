import { expect } from 'vitest'
import { nextPageOf } from '#lib/pages.ts'
import { type Answer, NotTried } from './caller.ts'

/** Pages that are read: an account may have had many runs. */
const DEPTH = 8
const LAST = 10_000

interface Listed {
  _id: string
}
type Read = (page: number) => Promise<Answer>

/** The first pages of a list; each has to lead to the next one, unless the host names none. */
export async function* pagesOf(read: Read): AsyncGenerator<Answer & { isLast: boolean }> {
  const bodies: Parameters<typeof nextPageOf>[1][number][] = []
  for (let page = 1; page <= DEPTH; page += 1) {
    const answer = await read(page)
    const { items, currentPage = page, nextPage } = answer.body
    bodies.push(answer.body)
    const isLast = nextPageOf(answer.body, bodies, page) === undefined
    yield { ...answer, isLast }
    expect(currentPage, `currentPage of page ${page}`).toBe(page)
    if (page > 1 && nextPage !== undefined)
      expect(items.length, `records of page ${page}, a next page`).toBeGreaterThan(0)
    if (isLast) return
    expect(nextPage ?? page + 1, `nextPage of page ${page}`).toBe(page + 1)
  }
}

/** The records of the first pages, and whether these are all. */
interface Walk<Row extends Listed> {
  rows: Row[]
  isWhole: boolean
}

const TRIES = 3

/**
 * Reads the first pages of a list: each record is there once, and each page but the last is as
 * long as the first. A list that begins with another record by then is read again, since what is
 * added moves the later ones.
 * @throws NotTried when it changes each time
 */
export async function walk<Row extends Listed>(read: Read, tries = TRIES): Promise<Walk<Row>> {
  let head: string[] | undefined
  const noting: Read = async (page) => {
    const answer = await read(page)
    head ??= idsOf(answer.body.items)
    return answer
  }
  const walked = await walkOnce<Row>(noting).catch((error: unknown) => ({ error }))
  if (!('error' in walked) && walked.rows.length === head?.length) return walked
  const isSame = idsOf((await read(1)).body.items).join() === head?.join()
  if (isSame && 'error' in walked) throw walked.error
  if (isSame) return walked as Walk<Row>
  if (tries === 1) throw new NotTried('a list that stays as it is for a while')
  return walk<Row>(read, tries - 1)
}

async function walkOnce<Row extends Listed>(read: Read): Promise<Walk<Row>> {
  const found = new Map<string, Row>()
  let [size, isWhole] = [0, false]
  for await (const { body, isLast } of pagesOf(read)) {
    const items = body.items as Row[]
    size ||= items.length
    isWhole = isLast
    const repeated = items.find(({ _id }) => found.has(_id))
    if (repeated) throw new Error(`page ${body.currentPage} has a record of an earlier page`)
    if (!isWhole) expect(items.length, `records of page ${body.currentPage}`).toBe(size)
    for (const item of items) found.set(item._id, item)
  }
  return { rows: [...found.values()], isWhole }
}

export async function walkAll<Row extends Listed>(read: Read): Promise<Row[]> {
  const { rows, isWhole } = await walk<Row>(read)
  if (!isWhole) throw new NotTried(`a list of at most ${DEPTH} pages`)
  return rows
}

/** A page past the last one is empty, and has no next one. */
export async function expectEnd(read: Read): Promise<void> {
  const { items = [], nextPage } = (await read(LAST)).body
  expect(
    [items.length, nextPage ?? null],
    `records and nextPage of page ${LAST}, past the end`,
  ).toEqual([0, null])
}

export const idsOf = (records: readonly Listed[]): string[] => records.map(({ _id }) => _id)

/**
 * Expects that the second reading has what the first had, in its order, after `added`: a record
 * that a page passes over or moves shows. What others add meanwhile does not count.
 */
export function expectMoved(
  before: Walk<Listed>,
  after: Walk<Listed>,
  added: readonly string[] = [],
): void {
  const known = [...new Set([...added, ...idsOf(before.rows)])]
  const found = idsOf(after.rows).filter((id) => known.includes(id))
  const isWhole = before.isWhole && after.isWhole
  expect(found, 'the list, which begins with what was added').toEqual(
    isWhole ? known : known.slice(0, Math.max(found.length, added.length)),
  )
}

export function expectNewestFirst(times: readonly string[]): void {
  expect(times, 'the times, which begin with the newest').toEqual(
    times.toSorted((a, b) => Date.parse(b) - Date.parse(a)),
  )
}

/**
 * Expects that a list has what is added first, then what it had, the newest first, and an end.
 * @param add returns the ids of what it has added, the newest first
 */
export async function expectList<Row extends Listed>(
  read: Read,
  timeOf: (row: Row) => string,
  add: () => Promise<string[]>,
): Promise<void> {
  const before = await walk(read)
  const added = await add()
  const after = await walk<Row>(read)
  expectMoved(before, after, added)
  expectNewestFirst(after.rows.map(timeOf))
  await expectEnd(read)
}

export async function expectGoneBy(
  isThere: () => Promise<boolean>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const before = await isThere()
  const answer = await act()
  expect([before, await isThere()], 'whether it is there, before and after').toEqual([true, false])
  return answer
}
