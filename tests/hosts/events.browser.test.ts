import { expect, test } from 'vitest'
import { EVENT_NAMES } from './buyerEvents.ts'
import { hearSimulated } from './simulatedEvents.ts'

test('in a page, every event that the marketplace sends arrives by the sockets without a network (in Node: events.test.ts)', async () => {
  const heard = await hearSimulated()
  expect(new Set(heard.map(([name]) => name))).toEqual(new Set(EVENT_NAMES))
  expect(heard.filter(([name]) => name.startsWith('typing-')).map(([, payload]) => payload)).toMatchObject([
    { is_typing: true },
    { is_typing: false },
  ])
  expect(heard.find(([name]) => name === 'status')?.[1]).toMatchObject({ status: 'PAID' })
})
