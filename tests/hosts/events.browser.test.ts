import { expect, test } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { openMarket } from '../support/market.ts'
import { EVENT_NAMES, PRODUCTS } from './buyerEvents.ts'
import { hearSimulated } from './simulatedEvents.ts'

test('in a page, every event that the marketplace sends arrives by the sockets without a network (in Node: events.test.ts)', async () => {
  const heard = await hearSimulated()
  expect(new Set(heard.map(([name]) => name))).toEqual(new Set(EVENT_NAMES))
  expect(
    heard.filter(([name]) => name.startsWith('typing-')).map(([, payload]) => payload),
  ).toMatchObject([{ is_typing: true }, { is_typing: false }])
  expect(heard.find(([name]) => name === 'status')?.[1]).toMatchObject({ status: 'PAID' })
})

test('in a page, files of the static folder are read from its server, CHAT-14', async () => {
  const answer = await openMarket({ products: PRODUCTS }).fetch(
    new Request(`https://suki.example/api/files/${fileId('mangoes')}`),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(8, 12))).toBe('WEBP')
})
