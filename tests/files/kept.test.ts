import { expect, test } from 'vitest'
import { as, call, openMarket } from '../support/market.ts'

test('FILE-01 a file stays when nothing shows it any more, and after its buyer has gone', async () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'ana')
  const upload = async (last: number) => {
    const form = new FormData()
    const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, last]
    form.append('file', new File([Uint8Array.from(head)], 'a.png', { type: 'image/png' }))
    form.append('folder_name', 'users')
    return (await ask('POST', '/files', form)).body.fileId as string
  }
  const [shown, replaced] = [await upload(1), await upload(2)]
  for (const display_picture of [replaced, shown]) expect((await ask('PUT', '/users', { display_picture })).status).toBe(200)
  market.world.clock.advance(365 * 24 * 3_600_000)
  expect((await as(market, 'ana')('DELETE', '/users', { confirmation: 'DELETE' })).status).toBe(200)
  for (const [id, last] of [
    [shown, 1],
    [replaced, 2],
  ] as const) {
    const { status, body } = await call(market, 'GET', `/files/${id}`)
    expect([status, (body as Uint8Array).at(-1)]).toEqual([200, last])
  }
})
