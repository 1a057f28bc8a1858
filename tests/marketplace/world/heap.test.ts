import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHeap } from '#mocks/world/heap.ts'

test('a heap returns its entries in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), (numbers) => {
      const heap = createHeap<number>((a, b) => a < b)
      for (const number of numbers) heap.push(number)
      const ordered = numbers.toSorted((a, b) => a - b)
      expect(
        numbers.map(() => {
          const first = heap.first()
          expect(heap.pop()).toBe(first)
          return first
        }),
      ).toEqual(ordered)
      expect([heap.first(), heap.pop()]).toEqual([undefined, undefined])
    }),
  )
})
