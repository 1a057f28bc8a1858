import { expect, test } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { openMarket } from '../support/market.ts'

test('in a page, files of the static folder are read from its server, CHAT-14', async () => {
  const answer = await openMarket({ products: 80 }).fetch(
    new Request(`https://suki.example/api/files/${fileId('mangoes')}`),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(8, 12))).toBe('WEBP')
})
