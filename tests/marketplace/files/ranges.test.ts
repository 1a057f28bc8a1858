import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partOf } from '#mocks/transport/http/ranges.ts'

const ETAG = '"1"'
const of = (range: string | null, size = 100, ifRange: string | null = null) =>
  partOf({ range, ifRange }, size, ETAG)

describe('the part of a file that a request is about', () => {
  test.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['Bytes=5-5', { first: 5, last: 5 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-0', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['', null],
    [null, null],
  ])('%s', (range, part) => expect(of(range)).toEqual(part))

  test('nothing of an empty file, and all of another version', () => {
    expect(of('bytes=0-', 0)).toBe('none')
    expect(of('bytes=0-9', 100, ETAG)).toEqual({ first: 0, last: 9 })
    for (const other of ['"2"', 'W/"1"', 'Mon, 20 Jul 2026 02:00:00 GMT', ''])
      expect(of('bytes=0-9', 100, other)).toBeNull()
  })

  test('it lies within the file, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.option(fc.nat(300)), fc.option(fc.nat(300)), (size, from, to) => {
        const part = of(`bytes=${from ?? ''}-${to ?? ''}`, size)
        if (part === null || part === 'none') return
        expect(part.first).toBeGreaterThanOrEqual(0)
        expect(part.last).toBeGreaterThanOrEqual(part.first)
        expect(part.last).toBeLessThan(size)
      }),
    )
  })
})
