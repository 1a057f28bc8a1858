import { expect, test } from 'vitest'
import { createTimelines } from '#mocks/world/timelines.ts'

const at = (minute: number, conversation_id = 'rice') => ({
  conversation_id,
  createdAt: new Date(minute * 60_000).toISOString(),
})

function open() {
  const { chatMessages } = createTimelines()
  return { chatMessages, of: (id = 'rice') => [...chatMessages.of(id)] }
}

test('ids are sorted by time, of the same time by the order in which they were added', () => {
  const { chatMessages, of } = open()
  for (const [id, minute] of [
    ['c', 3],
    ['a', 1],
    ['d', 3],
    ['b', 2],
    ['e', 3],
  ] as const)
    chatMessages.write(id, at(minute))
  chatMessages.write('x', at(1, 'milk'))
  expect([of(), of('milk'), of('nobody')]).toEqual([['a', 'b', 'c', 'd', 'e'], ['x'], []])
})

test('a removed row leaves, and a row with another time or owner moves; one that is written with the same time stays', () => {
  const { chatMessages, of } = open()
  for (const id of ['a', 'b', 'c', 'd']) chatMessages.write(id, at(1))
  chatMessages.write('a', { ...at(1), content: 'another' })
  expect(of()).toEqual(['a', 'b', 'c', 'd'])
  chatMessages.write('b', null)
  chatMessages.write('b', null)
  chatMessages.write('a', at(2))
  chatMessages.write('c', at(0, 'milk'))
  expect([of(), of('milk')]).toEqual([['d', 'a'], ['c']])
})
