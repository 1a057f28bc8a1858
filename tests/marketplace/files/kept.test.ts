import { expect, test } from 'vitest'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { as, call, openMarket } from '../support/market.ts'

test('a file is kept while its buyer has an account, and afterwards what a chat shows, FILE-01', async () => {
  const market = openMarket({ products: 80 })
  const upload = async () => {
    const form = new FormData()
    form.append(
      'file',
      new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', {
        type: 'image/png',
      }),
    )
    form.append('folder_name', 'users')
    return (await as(market, 'liza')('POST', '/files', form)).body.fileId as string
  }
  const [portrait, replaced, unused, sent] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ]
  const all = [portrait, replaced, unused, sent]
  const statuses = () =>
    Promise.all(all.map(async (id) => (await call(market, 'GET', `/files/${id}`)).status))
  const ask = as(market, 'liza')
  for (const display_picture of [replaced, portrait])
    expect((await ask('PUT', '/users', { display_picture })).status).toBe(200)
  const shop = shopId('riceCenter')
  const message = {
    buyer_id: namedBuyers.liza.id,
    seller_id: shop,
    conversation_id: conversationIds.lizaRice,
    sender: 'buyer',
    receiver: shop,
  }
  expect(
    (await ask('POST', '/conversations/chat', { ...message, type: 'image', content: sent })).status,
  ).toBe(201)
  market.world.clock.advance(365 * 24 * 3_600_000)
  expect(await statuses()).toEqual([200, 200, 200, 200])
  expect((await as(market, 'liza')('DELETE', '/users', { confirmation: 'DELETE' })).status).toBe(
    200,
  )
  expect(await statuses()).toEqual([404, 404, 404, 200])
})
