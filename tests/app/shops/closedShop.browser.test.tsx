import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { accepted, formReady, mangoes, place } from '../checkout/support/checkoutScreen.tsx'
import { openApp } from '../support/app.tsx'

/** The seventh minute, which no other shop has, of the hour that begins so many hours from now. */
const manilaTime = (hours: number) =>
  `${new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(11, 13)}:07`

test('a closed shop says when it opens on its page, its product, in the cart, at checkout and on its order', async () => {
  const { tables, go } = openApp('/contact', 'as:liza')
  const { mango } = namedProducts
  const { shop_handle } = tables.shops.update(shopId(mango.shop), {
    working_hour: { from: manilaTime(2), to: manilaTime(3) },
  })
  const closed = () => screen.findByText(/^Closed now\. Opens (tomorrow )?at \d+:07 [AP]M\.$/)
  for (const path of [paths.shop(shop_handle), paths.product(mango.id), paths.cart(), mangoes]) {
    await go(path)
    expect(await closed(), path).toBeVisible()
  }
  await formReady()
  await place()
  await accepted()
  expect(await closed()).toBeVisible()
})
